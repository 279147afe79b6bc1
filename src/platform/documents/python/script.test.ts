import { describe, expect, it } from "vitest";
import { choosing, dataValues, inlineLimit, scriptText } from "./script";

const forms = `"""Two forms.
More of them."""

import numpy as np

from script import (
    SEED, Stream,
)


LIMIT = 3

OTHER = 4


def state_chunk():
    return SEED


class Full:
    pass
`;

const program = `"""What it does.

    python3 SCRIPT
"""

import argparse
import json

import numpy as np

from script import SEED, state_chunk


if __name__ == "__main__":
    print(state_chunk())
`;

describe("a script", () => {
  it("begins with what its program does, with every import once, and with its values", () => {
    const text = scriptText({ link: "abc", kernels: "v1", values: { SEED: 7 }, modules: [forms, program] });
    expect(text).toBe(`#!/usr/bin/env python3
"""
What it does.

    python3 SCRIPT

The experiment: #abc

Made by the Learnability Playground, kernels v1.
"""

import argparse
import json

import numpy as np

SEED = 7


# ${"-".repeat(117)}
# Two forms.
# More of them.


LIMIT = 3

OTHER = 4


def state_chunk():
    return SEED


class Full:
    pass


if __name__ == "__main__":
    print(state_chunk())
`);
  });

  it("leaves out the alternatives that it does not need, and a module of which nothing is left", () => {
    const chosen = choosing(forms, ["state-chunk"], ["state-chunk", "Full"]);
    expect(chosen).toContain("def state_chunk");
    expect(chosen).toContain("LIMIT = 3");
    expect(chosen).not.toContain("class Full");
    const emptied = choosing(program.replace('if __name__ == "__main__":', "def unneeded():"), [], ["unneeded"]);
    const text = scriptText({ link: "", kernels: "v1", values: {}, modules: [emptied, forms] });
    expect(text).not.toMatch(/argparse|What it does|The experiment/);
  });

  it("carries own data that are short, and names the file of long ones", () => {
    expect(dataValues('{"A": [1]}', "data.json")).toEqual({ DATA: { A: [1] }, DATA_FILE: null });
    expect(dataValues(`"${"a".repeat(inlineLimit)}"`, "data.json")).toEqual({ DATA: null, DATA_FILE: "data.json" });
    expect(dataValues(null, "data.json")).toEqual({ DATA: null, DATA_FILE: "data.json" });
  });
});
