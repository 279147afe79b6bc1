"""The network: x = E[token] (+ position), or pixels E + b;  x += att(n(x)) W_o and x += max(n(x) W_1 + b_1, 0) W_2 + b_2 in every
layer; n(x) W + b, with n the layer norm. W holds the weights by name; matrices are inputs x outputs.
"""

import numpy as np
import torch
import torch.nn.functional as F

from script import PURPOSE, Stream, sinusoids, snakes


def first_weights(weights, seed):
    """All of them from one stream, in the order of the table; those that begin as constants draw nothing."""
    stream = Stream(seed, PURPOSE["weights"])
    first = {
        "deviation": lambda shape, deviation: deviation * stream.normals(int(np.prod(shape))).reshape(shape),
        "constant": lambda shape, constant: np.full(shape, float(constant)),
        "values": lambda shape, values: np.array(values),
    }
    return {name: first[how](shape, value) for name, (shape, role, how, value) in weights.items()}


def feature_map(x, kind):
    if kind == "shifted-silu":
        u = F.silu(x) + 0.5
        return u / u.norm(dim=-1, keepdim=True)
    if kind == "elu":
        return F.elu(x) + 1
    return torch.exp(x.clamp(-8, 8)) if kind == "exp" else x


def mask(a, convention):
    """M_ij of one scan from the logarithms of decays, B x H x L; every exponent is at most 0."""
    zero = torch.zeros_like(a[..., :1])
    own_forward, own_backward = torch.cat([zero, a[..., 1:]], -1), torch.cat([a[..., :-1], zero], -1)
    before, after = torch.cat([zero, a[..., :-1]], -1), torch.cat([a[..., 1:], zero], -1)
    f, b = {"eq9": (before, after), "thm": (own_forward, own_backward), "sym": (own_forward, after)}[convention]
    F_, G = f.cumsum(-1), b.flip(-1).cumsum(-1).flip(-1)
    below = torch.ones(a.shape[-1], a.shape[-1], dtype=torch.bool).tril()
    return torch.exp(torch.where(below, F_[..., :, None] - F_[..., None, :], G[..., :, None] - G[..., None, :]))


def attention(s, W, layer, x):
    """y_i = sum_j M_ij (phi(q_i).phi(k_j)) v_j / sum_j M_ij (phi(q_i).phi(k_j)) in every head, or softmax."""
    B, L, D = x.shape
    H = s["heads"]
    split = lambda t: t.view(B, L, H, D // H).transpose(1, 2)
    q, k, v = [split(x @ W[layer + "w" + name]) for name in "qkv"]
    if s["variant"] == "softmax":
        y = (q @ k.transpose(-1, -2) / np.sqrt(D // H)).softmax(-1) @ v
        return y.transpose(1, 2).reshape(B, L, D)
    A = feature_map(q, s["featureMap"]) @ feature_map(k, s["featureMap"]).transpose(-1, -2)
    M = torch.ones(1, 1, L, L, dtype=x.dtype)
    if s["variant"] in ("d", "s"):
        M = 0
        for scan, order in enumerate(snakes(*s["grid"]) if s["grid"] else [np.arange(L)]):
            logits = W["%sa%d" % (layer, scan)].expand(B, L, H)
            if s["variant"] == "s":
                logits = logits + x @ W["%swa%d" % (layer, scan)]
            a = F.logsigmoid(logits).transpose(1, 2)
            place = np.argsort(order)
            M = M + mask(a[..., order], s["convention"])[..., place, :][..., place]
    if s["directions"] == "double":
        M = M * (1 + torch.eye(L, dtype=x.dtype))
    elif s["directions"] != "both":
        past = torch.ones(L, L, dtype=x.dtype).tril()
        ahead = H if s["directions"] == "forward" else (H + 1) // 2
        M = M * torch.stack([past if head < ahead else past.T for head in range(H)])
    A = A * M
    y = A @ v / A.sum(-1, keepdim=True)
    return y.transpose(1, 2).reshape(B, L, D)


def encode(s, W, symbols, second):
    """Scores of the classes: of every token, or of every sequence. Tokens are symbols, or patches of pixels."""
    norm = lambda t, name: F.layer_norm(t, t.shape[-1:], W[name + "g"], W[name + "b"], 1e-5)
    x = symbols.to(W["emb"].dtype) @ W["emb"] + W["embb"] if "embb" in W else W["emb"][symbols]
    L, D = x.shape[1:]
    if second is not None:
        x = x + W["emb2"][second]
    if s["positions"] == "learned":
        x = x + W["pos"][:L]
    if s["positions"] == "sin":
        x = x + torch.tensor(sinusoids(L, D), dtype=x.dtype)
    for index in range(s["layers"]):
        layer = "l%d." % index
        x = x + attention(s, W, layer, norm(x, layer + "ln1")) @ W[layer + "wo"]
        inner = torch.relu(norm(x, layer + "ln2") @ W[layer + "w1"] + W[layer + "b1"])
        x = x + inner @ W[layer + "w2"] + W[layer + "b2"]
    x = norm(x, "lnf")
    x = {"token": lambda: x, "mean": lambda: x.mean(1), "first": lambda: x[:, 0]}[s["readOut"]]()
    return x @ W["head"] + W["headb"]
