"""Small bidirectional encoders, their weights as the page trained them, with NumPy alone (1.17 or newer).

    python3 SCRIPT [weights.npz]          prints how far its scores are from the page's
    python3 SCRIPT --json result.json     writes the scores as well

encode(settings, weights, symbols) answers any sequences of the same symbols. PAGE has settings of every encoder, some sequences, and
what the page answered.
"""

import argparse
import json

import numpy as np

from script import FILE, PAGE, sinusoids, snakes


def layer_norm(x, gain, shift):
    centred = x - x.mean(-1, keepdims=True)
    return gain * centred / np.sqrt((centred ** 2).mean(-1, keepdims=True) + 1e-5) + shift


def feature_map(x, kind):
    if kind == "shifted-silu":
        u = x / (1 + np.exp(-x)) + 0.5
        return u / np.linalg.norm(u, axis=-1, keepdims=True)
    if kind == "elu":
        return np.where(x > 0, x, np.expm1(np.minimum(x, 0))) + 1
    if kind == "exp":
        return np.exp(np.clip(x, -8, 8))
    return x


def step_decays(a, convention):
    """Logarithms of decays that the forward and the backward state meet when they enter a token."""
    zero = np.zeros_like(a[..., :1])
    before, after = np.concatenate([zero, a[..., :-1]], -1), np.concatenate([a[..., 1:], zero], -1)
    own_forward, own_backward = np.concatenate([zero, a[..., 1:]], -1), np.concatenate([a[..., :-1], zero], -1)
    return {"eq9": (before, after), "thm": (own_forward, own_backward), "sym": (own_forward, after)}[convention]


def mask(a, convention):
    """M_ij of one scan; every exponent is at most 0."""
    f, b = step_decays(a, convention)
    F, G = np.cumsum(f, -1), np.cumsum(b[..., ::-1], -1)[..., ::-1]
    below = np.tril(np.ones((a.shape[-1],) * 2, bool))
    return np.exp(np.where(below, F[..., :, None] - F[..., None, :], G[..., :, None] - G[..., None, :]))


def attention(s, W, layer, x):
    B, L, D = x.shape
    H = s["heads"]
    split = lambda t: t.reshape(B, L, H, D // H).transpose(0, 2, 1, 3)
    q, k, v = [split(x @ W["%sw%s" % (layer, name)]) for name in "qkv"]
    if s["variant"] == "softmax":
        A = q @ k.transpose(0, 1, 3, 2) / np.sqrt(D // H)
        A = np.exp(A - A.max(-1, keepdims=True))
        y = A @ v / A.sum(-1, keepdims=True)
        return y.transpose(0, 2, 1, 3).reshape(B, L, D)
    A = feature_map(q, s["featureMap"]) @ feature_map(k, s["featureMap"]).transpose(0, 1, 3, 2)
    M = np.ones((1, 1, L, L))
    if s["variant"] in ("d", "s"):
        orders = snakes(*s["grid"]) if s["grid"] else [np.arange(L)]
        M = 0
        for scan, order in enumerate(orders):
            logits = np.broadcast_to(W["%sa%d" % (layer, scan)], (B, L, H))
            if s["variant"] == "s":
                logits = logits + x @ W["%swa%d" % (layer, scan)]
            a = -np.logaddexp(0, -logits).transpose(0, 2, 1)
            place = np.argsort(order)
            M = M + mask(a[..., order], s["convention"])[..., place, :][..., place]
    if s["directions"] == "double":
        M = M * (1 + np.eye(L))
    elif s["directions"] != "both":
        past = np.tril(np.ones((L, L)))
        ahead = H if s["directions"] == "forward" else (H + 1) // 2
        M = M * np.stack([past if head < ahead else past.T for head in range(H)])
    A = A * M
    y = A @ v / A.sum(-1, keepdims=True)
    return y.transpose(0, 2, 1, 3).reshape(B, L, D)


def encode(s, W, symbols, second=None):
    """Scores of the classes: of every token, or of every sequence. Tokens are symbols, or patches of pixels."""
    symbols = np.asarray(symbols)
    x = symbols @ W["emb"] + W["embb"] if "embb" in W else W["emb"][symbols]
    L, D = x.shape[1:]
    if second is not None:
        x = x + W["emb2"][np.asarray(second)]
    if s["positions"] == "learned":
        x = x + W["pos"][:L]
    if s["positions"] == "sin":
        x = x + sinusoids(L, D)
    for index in range(s["layers"]):
        layer = "l%d_" % index
        norm = lambda t, name: layer_norm(t, W[name + "g"], W[name + "b"])
        x = x + attention(s, W, layer, norm(x, layer + "ln1")) @ W[layer + "wo"]
        inner = np.maximum(norm(x, layer + "ln2") @ W[layer + "w1"] + W[layer + "b1"], 0)
        x = x + inner @ W[layer + "w2"] + W[layer + "b2"]
    x = layer_norm(x, W["lnfg"], W["lnfb"])
    x = {"token": lambda: x, "mean": lambda: x.mean(1), "first": lambda: x[:, 0]}[s["readOut"]]()
    return x @ W["head"] + W["headb"]


def weights_of(archive, prefix):
    return {name[len(prefix):]: archive[name].astype(np.float64) for name in archive.files if name.startswith(prefix)}


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("weights", nargs="?", default=FILE, help="the file of weights")
    parser.add_argument("--json", help="where to write the scores")
    arguments = parser.parse_args()
    archive = np.load(arguments.weights)
    report = []
    for page in PAGE:
        weights = weights_of(archive, page["prefix"])
        scores = encode(page["settings"], weights, page["symbols"], page["secondSymbols"])
        ours = np.array(page["scores"])
        difference = np.abs(scores.reshape(ours.shape) - ours).max()
        report.append({"prefix": page["prefix"], "largestDifference": float(difference), "scores": scores.tolist()})
        print("%-24s largest difference from the page's scores %.1e, of at most %.3g" % (page["prefix"], difference, np.abs(ours).max()))
    if arguments.json:
        with open(arguments.json, "w") as out:
            json.dump({"encoders": report}, out)
