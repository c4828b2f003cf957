"""The build backend makes the page of the explorer before maturin packs it."""

import importlib.util
import shutil
import sys
import types
from pathlib import Path

import pytest

BACKEND = Path(__file__).parents[1] / "eccforge_build.py"
HOOKS = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]


@pytest.fixture
def backend(tmp_path, monkeypatch):
    """The backend in a repository of its own, with a maturin that returns what the page has, and a page of an earlier state."""
    python = tmp_path / "python"
    page = python / "python" / "eccforge" / "explorer.html"
    page.parent.mkdir(parents=True)
    page.write_text("old")
    (tmp_path / "xtask").mkdir()
    (tmp_path / "xtask" / "Cargo.toml").touch()
    maturin = types.ModuleType("maturin")
    for hook in HOOKS:
        setattr(maturin, hook, lambda *_: page.read_text() if page.is_file() else None)
    monkeypatch.setitem(sys.modules, "maturin", maturin)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    monkeypatch.delenv("ECCFORGE_WITHOUT_EXPLORER", raising=False)
    spec = importlib.util.spec_from_file_location("eccforge_build", shutil.copy(BACKEND, python))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def cargo(folder, body):
    """A cargo that only runs these lines."""
    program = folder / "cargo"
    program.write_text(f"#!/bin/sh\n{body}\n")
    program.chmod(0o755)


def test_the_page_is_built_and_packed(backend, tmp_path):
    cargo(tmp_path, 'test "$*" = "xtask page" && printf new > python/python/eccforge/explorer.html')
    assert backend.build_wheel("out") == "new"
    assert backend.build_editable("out") == "new"
    assert backend.build_sdist("out") == "new"


@pytest.mark.parametrize("body", ["exit 1", "true"])
def test_a_page_that_cannot_be_built_is_an_error_that_names_the_target(backend, tmp_path, body):
    cargo(tmp_path, body)
    with pytest.raises(SystemExit, match="rustup target add wasm32-unknown-unknown.*ECCFORGE_WITHOUT_EXPLORER=1"):
        backend.build_wheel("out")


def test_the_page_is_left_out_on_request(backend, tmp_path, monkeypatch):
    cargo(tmp_path, "exit 1")
    monkeypatch.setenv("ECCFORGE_WITHOUT_EXPLORER", "1")
    assert backend.build_wheel("out") is None


def test_a_source_distribution_has_its_page(backend, tmp_path):
    shutil.rmtree(tmp_path / "xtask")
    cargo(tmp_path, "exit 1")
    assert backend.build_wheel("out") == "old"
