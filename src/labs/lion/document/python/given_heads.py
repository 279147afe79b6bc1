"""Heads as numbers. Where DATA is None, save the data of the experiment as JSON under the name DATA_FILE beside the script."""

import json

from script import DATA, DATA_FILE


if DATA is None:
    with open(DATA_FILE, encoding="utf-8") as file:
        DATA = json.load(file)


def given_heads():
    """One dictionary for each head: q, k, v, and decay and padding where there are some."""
    return DATA.get("heads", [DATA])
