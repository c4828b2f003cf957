"""Build backend of the package: maturin, after the page of the explorer.

``Scheme.show`` needs the page, which contains the libraries as WebAssembly. The repository does not contain it, because it has megabytes and
changes with every library. In the repository, this backend therefore builds it; a source distribution contains it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import maturin
from maturin import (  # noqa: F401  # hooks of the backend
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    get_requires_for_build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

#: Leaves the page out if it is set.
VARIABLE = "ECCFORGE_WITHOUT_EXPLORER"

TARGET = "wasm32-unknown-unknown"
HERE = Path(__file__).resolve().parent
PAGE = HERE / "python" / "eccforge" / "explorer.html"


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    make_page()
    return maturin.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    make_page()
    return maturin.build_editable(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory, config_settings=None):
    make_page()
    return maturin.build_sdist(sdist_directory, config_settings)


def make_page():
    """Builds the page in the repository."""
    repository = HERE.parent
    if not (repository / "xtask" / "Cargo.toml").is_file():
        return
    # A page of an earlier state must not get into the package.
    PAGE.unlink(missing_ok=True)
    if os.environ.get(VARIABLE):
        return
    if shutil.which("rustup"):
        subprocess.run(["rustup", "target", "add", TARGET], cwd=repository, check=False)
    # xtask takes the WebAssembly from the repository's own folder.
    environment = {name: value for name, value in os.environ.items() if name != "CARGO_TARGET_DIR"}
    made = subprocess.run(["cargo", "xtask", "page"], cwd=repository, env=environment, check=False)
    if made.returncode != 0 or not PAGE.is_file():
        raise SystemExit(
            f"The page of the explorer cannot be built. It needs the Rust target {TARGET}: run `rustup target add {TARGET}`, or install the "
            f"package of your distribution. To install the module without `Scheme.show`, set {VARIABLE}=1."
        )
