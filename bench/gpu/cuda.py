"""The work of the rows `gpu` in PyTorch on CUDA, as one writes it there: run on the same card, before or after run.mjs.

    python3 cuda.py            prints one JSON line per row
    python3 cuda.py --small    tests the script at tiny sizes, on the processor too

Every row is timed as steps launched one by one ("eager") and, on CUDA, as one captured graph replayed ("graph"), which leaves
out the cost of launching. Times are medians of five rounds in milliseconds, after one round that warms up. `difference` is the
largest one from float64, over the largest value. float32 is full float32: TF32 is switched off.
"""

import json
import statistics
import sys
import time

import torch

small = "--small" in sys.argv
device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
rounds = 3 if small else 5
torch.backends.cuda.matmul.allow_tf32 = False
torch.backends.cudnn.allow_tf32 = False
torch.manual_seed(0)


def settled():
    if device.type == "cuda":
        torch.cuda.synchronize()


def median_of(run):
    times = []
    for round in range(rounds + 1):
        start = time.perf_counter()
        run()
        settled()
        if round > 0:
            times.append(1000 * (time.perf_counter() - start))
    return round_to(statistics.median(times))


def round_to(milliseconds):
    return float(f"{milliseconds:.4g}")


def captured(run):
    """One replay of a captured graph of `run`; None without CUDA."""
    if device.type != "cuda":
        return None
    side = torch.cuda.Stream()
    side.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(side):
        for _ in range(3):
            run()
    torch.cuda.current_stream().wait_stream(side)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        run()
    return graph.replay


def difference(found, exact):
    return float((found.double() - exact.double()).abs().max() / exact.double().abs().max())


def report(row, work, **figures):
    print(json.dumps({"row": row, "work": work, **figures}), flush=True)


def features_of(tokens):
    """vech(Z Z^T) (x) z of every sample, N x d^2 (d + 1) / 2, from tokens N x d x n."""
    d = tokens.shape[1]
    gram = tokens @ tokens.transpose(1, 2)
    rows, columns = torch.triu_indices(d, d, device=tokens.device)
    packed = gram[:, rows, columns]
    return (packed[:, :, None] * tokens[:, None, :, -1]).reshape(len(tokens), -1)


def closed_form(d, samples, n=16):
    """From tokens and labels in the processor's memory to coefficients in it, outputs = d."""
    tokens = torch.randn(samples, d, n)
    psi = d * d * (d + 1) // 2
    true = torch.randn(psi, d, dtype=torch.float64)
    labels = features_of(tokens.double()) @ true
    for name, kind in (("float64", torch.float64), ("float32", torch.float32)):
        z, y = tokens.to(kind), labels.to(kind)
        found = {}

        def run():
            features = features_of(z.to(device))
            gram, cross = features.T @ features, features.T @ y.to(device)
            factor = torch.linalg.cholesky_ex(gram)[0]
            found["p"] = torch.cholesky_solve(cross, factor).cpu()

        eager = median_of(run)
        report("gpu-closed-form", f"d {d}, N {samples}, {name}, not refined", eager=eager, graph=None, difference=difference(found["p"], true))


def population(models, steps, d=4, heads=4, batch=32, samples=1024):
    """Steps of `models` networks at once, G and z given, AdamW; batches drawn beforehand."""
    tokens = torch.randn(samples, d, 16, device=device)
    gram, last = tokens @ tokens.transpose(1, 2), tokens[:, :, -1]
    V0, Q0 = torch.randn(heads, d, d, device=device), torch.randn(heads, d, d, device=device)

    def answers(V, Q, G, z):
        scores = torch.einsum("mhij,mbj->mbhi", Q, z)
        return torch.einsum("mhki,mbij,mbhj->mbk", V, G, scores)

    labels = answers(V0[None], Q0[None], gram[None], last[None])[0]
    V = (0.5 * torch.randn(models, heads, d, d, device=device)).requires_grad_()
    Q = (0.5 * torch.randn(models, heads, d, d, device=device)).requires_grad_()
    on_cuda = device.type == "cuda"
    optimizer = torch.optim.AdamW([V, Q], lr=0.003, weight_decay=0, **({"fused": True, "capturable": True} if on_cuda else {}))
    order = torch.randint(samples, (steps, models, batch), device=device)
    turn = torch.zeros(1, dtype=torch.long, device=device)

    def step():
        at = order.index_select(0, turn)[0]
        turn.add_(1).remainder_(steps)
        errors = answers(V, Q, gram[at], last[at]) - labels[at]
        optimizer.zero_grad(set_to_none=False)
        errors.square().mean(dim=(1, 2)).sum().backward()
        optimizer.step()

    V.grad, Q.grad = torch.zeros_like(V), torch.zeros_like(Q)
    work = f"{steps} steps of {models} models, d {d}, heads {heads}, batch {batch}, AdamW"
    timed_steps(row="gpu-population", work=work, step=step, steps=steps)


def timed_steps(row, work, step, steps):
    def many(one):
        def run():
            for _ in range(steps):
                one()

        return run

    eager = median_of(many(step))
    replay = captured(step)
    report(row, work, eager=eager, graph=replay and median_of(many(replay)))


def attention(form, length, d=64, chunk=64):
    """LION-S: decays of one number a token in both directions, rows divided by their sums; queries to values are on the device."""
    q, k = (torch.randn(length, d, device=device).abs() + 0.1 for _ in range(2))
    v = torch.randn(length, d, device=device)
    logs = torch.nn.functional.logsigmoid(3 + torch.randn(length, device=device))

    def full(q, k, v, logs):
        sums = logs.cumsum(0)
        mask = torch.exp(-(sums[:, None] - sums[None, :]).abs())
        scores = (q @ k.T) * mask
        return (scores @ v) / scores.sum(1, keepdim=True)

    def in_chunks(q, k, v, logs):
        sums = logs.cumsum(0)
        outputs = torch.empty_like(v)
        for start in range(0, length, chunk):
            rows = slice(start, start + chunk)
            scores = (q[rows] @ k.T) * torch.exp(-(sums[rows, None] - sums[None, :]).abs())
            outputs[rows] = (scores @ v) / scores.sum(1, keepdim=True)
        return outputs

    def with_states(q, k, v, logs):
        count = length // chunk
        ones = torch.cat([v, torch.ones_like(v[:, :1])], 1)
        Q, K, V = (x.view(count, chunk, -1) for x in (q, k, ones))
        inside = logs.view(count, chunk).cumsum(1)
        whole = inside[:, -1]
        scores = (Q @ K.transpose(1, 2)) * torch.exp(-(inside[:, :, None] - inside[:, None, :]).abs())
        sums = scores @ V
        through = torch.cat([torch.zeros(1, device=device, dtype=logs.dtype), whole.cumsum(0)])
        # From the end of chunk c to the start of chunk b > c, and backward alike.
        between = torch.exp(-(through[:-1][:, None] - through[1:][None, :]).abs()).tril(-1)
        left = torch.exp(whole[:, None] - inside)
        states = (K * left[:, :, None]).transpose(1, 2) @ V
        carried = (between @ states.flatten(1)).view_as(states)
        sums = sums + (Q * torch.exp(inside)[:, :, None]) @ carried
        # A row's own step belongs to the way back to it, not to the way on from it.
        states = (K * torch.exp(inside)[:, :, None]).transpose(1, 2) @ V
        carried = (between.T @ states.flatten(1)).view_as(states)
        sums = sums + (Q * left[:, :, None]) @ carried
        sums = sums.view(length, -1)
        return sums[:, :d] / sums[:, d:]

    run = {"full": full, "chunk": in_chunks, "state-chunk": with_states}[form]
    found = run(q, k, v, logs)
    some = slice(0, 256)
    sums = logs.double().cumsum(0)
    scores = (q[some].double() @ k.double().T) * torch.exp(-(sums[some, None] - sums[None, :]).abs())
    exact = (scores @ v.double()) / scores.sum(1, keepdim=True)
    settled()
    eager = median_of(lambda: run(q, k, v, logs))
    replay = captured(lambda: run(q, k, v, logs))
    work = f"LION-S, {form}, L {length}, d {d}, chunks of {chunk}, float32"
    report("gpu-lion", work, eager=eager, graph=replay and median_of(replay), difference=difference(found[some], exact))


def eagle(batch, steps, n=18, extra=2, rank=10, layers=4):
    """Steps of the training of EAGLE's network at the paper's size, prompts drawn on the device."""
    side = n + extra
    scale = (0.7 ** torch.arange(1, rank + 1, device=device)) ** 0.5
    mask = torch.cat([torch.ones(side, n), torch.zeros(side, extra)], 1).to(device)
    weights = [[torch.nn.Parameter(torch.randn(side, side, device=device) * 0.1) for _ in range(4)] for _ in range(layers)]
    flat = [weight for layer in weights for weight in layer]
    on_cuda = device.type == "cuda"
    optimizer = torch.optim.Adam(flat, lr=0.001, **({"fused": True, "capturable": True} if on_cuda else {}))
    for weight in flat:
        weight.grad = torch.zeros_like(weight)

    def step():
        left, right = (torch.randn(batch, side, rank, device=device) * scale for _ in range(2))
        X = left @ right.transpose(1, 2) / rank**0.5
        Z = X.clone()
        Z[:, n:, n:] = 0
        for Q, K, V, P in weights:
            Z = Z + ((Z @ (Q @ K.T)) @ Z.transpose(1, 2) * mask) @ (Z @ (V @ P.T))
        loss = ((-Z[:, n:, n:] - X[:, n:, n:]) ** 2).mean()
        optimizer.zero_grad(set_to_none=False)
        loss.backward()
        norm = torch.sqrt(sum(weight.grad.square().sum() for weight in flat))
        factor = (0.1 / (norm + 1e-6)).clamp(max=1)
        for weight in flat:
            weight.grad.mul_(factor)
        optimizer.step()

    work = f"{steps} steps of EAGLE's training, batches of {batch}, {n} x {n}, {layers} layers, float32"
    timed_steps(row="gpu-eagle-training", work=work, step=step, steps=steps)


print(json.dumps({"torch": torch.__version__, "device": torch.cuda.get_device_name() if device.type == "cuda" else "processor"}), flush=True)
for d, samples in [(4, 256)] if small else [(8, 4096), (12, 8192), (16, 8192)]:
    closed_form(d, samples)
for models in (1, 4) if small else (1, 64, 512):
    population(models, 4 if small else 1000)
for form, length in [("full", 512), ("chunk", 512), ("state-chunk", 512)] if small else [("full", 4096), ("chunk", 4096), ("state-chunk", 4096), ("state-chunk", 65536)]:
    attention(form, length)
for batch in (32,) if small else (256, 1024, 8192):
    eagle(batch, 2 if small else 50)
