"""The former name of :mod:`eccforge.embed`: importing it gives that module."""

import sys

import eccforge.embed
from eccforge.embed import *  # for type checkers

sys.modules["eccforge_embed._native"] = sys.modules["eccforge.embed._native"]
sys.modules[__name__] = eccforge.embed
