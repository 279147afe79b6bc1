"""Roll-outs: what is learned continues the test computations from its own output, fed back as computed, or every token
rounded to whole numbers first, coordinate by coordinate (tokens of machines are made of whole numbers).
"""

import numpy as np

from script import REPORTED, Split


def nearest_token(token):
    return np.floor(token + 0.5)


def roll_out(predict, G, z, count, fed_back):
    """Outputs after the prompt of one computation, before any rounding, count x d; NaN once they are not finite."""
    outputs = np.full((count, len(z)), np.nan)
    with np.errstate(over="ignore", invalid="ignore"):
        for step in range(count):
            output = predict(Split(G[None], z[None], None, 1))[0]
            if not np.isfinite(output).all():
                break
            outputs[step], z = output, fed_back(output)
            G = G + np.outer(z, z)
    return outputs


def roll_outs(predict, test):
    """For every test computation, both ways: the tokens before the first wrong one, the error of each, and what each rounds to."""
    instances = []
    for first in range(0, len(test.z), test.group):
        truth, instance = test.y[first:first + test.group], {"rollOutErrors": {}, "tokens": {}}
        for way, name, fed_back in (("computed", "rolledOut", lambda output: output), ("rounded", "rolledOutRounded", nearest_token)):
            outputs = roll_out(predict, test.G[first], test.z[first], test.group, fed_back)
            wrong = (nearest_token(outputs) != truth).any(axis=1)
            instance[name] = int(wrong.argmax()) if wrong.any() else test.group
            with np.errstate(over="ignore"):
                errors = np.sqrt(((outputs - truth) ** 2).sum(axis=1))
            instance["rollOutErrors"][way] = [float(error) if np.isfinite(error) else None for error in errors]
            rounded = nearest_token(outputs[np.isfinite(outputs).all(axis=1)])
            instance["tokens"][way] = [[[int(i), token[i]] for i in np.flatnonzero(token)] for token in rounded]
        instances.append(instance)
    return instances


def report_roll_outs(fit, predict, test):
    instances = fit["instances"] = roll_outs(predict, test)
    for name, way in (("rolledOut", "as computed"), ("rolledOutRounded", "rounded to whole numbers")):
        whole = sum(instance[name] == test.group for instance in instances)
        print(f"on its own output, fed back {way}: {whole} of {len(instances)} computations to the end, {test.group} tokens each")


REPORTED.append(report_roll_outs)
