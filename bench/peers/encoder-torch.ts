/** The step of an encoder of LION-S as one writes it in PyTorch, on one thread: from the same weights, on the same batch. */
import type { SequenceBatch } from "../../src/labs/lion/math/encoder/batch";
import type { NamedRow } from "../../src/labs/lion/math/encoder/encoder";
import type { EncoderSettings } from "../../src/labs/lion/math/encoder/settings";
import { encoderWeights } from "../../src/labs/lion/math/encoder/weights";
import { inTurns, onOneThread, TorchPeer } from "./torch";

/** Without positions, one scan, read out at every token; decays by differences of prefix sums of their logarithms. */
const script = `${onOneThread}
with open("encoder.json") as file:
    given = json.load(file)
B, L, D, H, layers = (given[name] for name in ("count", "length", "width", "heads", "layers"))
P = {w["name"]: torch.tensor(w["values"], dtype=torch.float32).reshape(w["shape"]).requires_grad_() for w in given["weights"]}
symbols = torch.tensor(given["symbols"]).reshape(B, L)
answers = torch.tensor(given["answers"])
counts = torch.tensor(given["counts"], dtype=torch.float32)
low = torch.ones(L, L, dtype=torch.bool).tril()


def norm(x, name):
    return F.layer_norm(x, (D,), P[name + "g"], P[name + "b"], 1e-5)


def phi(x):
    u = F.silu(x) + 0.5
    return u / u.norm(dim=-1, keepdim=True)


def attention(x, p):
    split = lambda name: (x @ P[p + name]).view(B, L, H, D // H).transpose(1, 2)
    q, k, v = phi(split("wq")), phi(split("wk")), split("wv")
    a = F.logsigmoid(x @ P[p + "wa0"] + P[p + "a0"]).transpose(1, 2)
    zero = torch.zeros_like(a[..., :1])
    before = torch.cat([zero, a[..., :-1]], -1).cumsum(-1)
    after = torch.cat([a[..., 1:], zero], -1).flip(-1).cumsum(-1).flip(-1)
    M = torch.exp(torch.where(low, before[..., :, None] - before[..., None, :], after[..., :, None] - after[..., None, :]))
    A = (q @ k.transpose(-1, -2)) * M
    y = (A @ v) / A.sum(-1, keepdim=True)
    return y.transpose(1, 2).reshape(B, L, D)


def loss():
    x = P["emb"][symbols]
    for layer in range(layers):
        p = "l%d." % layer
        x = x + attention(norm(x, p + "ln1"), p) @ P[p + "wo"]
        x = x + F.relu(norm(x, p + "ln2") @ P[p + "w1"] + P[p + "b1"]) @ P[p + "w2"] + P[p + "b2"]
    scores = norm(x, "lnf") @ P["head"] + P["headb"]
    each = F.cross_entropy(scores.reshape(B * L, -1), answers, reduction="none")
    return (each * counts).sum() / counts.sum()


groups = {}
for w in given["weights"]:
    groups.setdefault(w["role"], []).append(P[w["name"]])
rate = given["rate"]
paces = [{"params": list(ps), "lr": rate * (10 if role == "decay" else 1), "weight_decay": 0.01 if role == "matrix" else 0} for role, ps in groups.items()]
optimizer = torch.optim.AdamW(paces, lr=rate, betas=(0.9, 0.98), eps=1e-8)


def step():
    optimizer.zero_grad()
    value = loss()
    value.backward()
    torch.nn.utils.clip_grad_norm_(P.values(), 1.0)
    optimizer.step()


begun = float(loss())
${inTurns}`;

/** @param weights  that the steps begin with. */
export function torchEncoder(
  python: string,
  settings: EncoderSettings,
  weights: NamedRow,
  { count, length, symbols, answers, counts }: SequenceBatch,
  rate: number,
): TorchPeer {
  const { width, heads, layers } = settings;
  const given = {
    ...{ count, length, width, heads, layers, rate },
    weights: encoderWeights(settings).map(({ name, shape, role }) => ({ name, shape, role, values: [...weights[name]] })),
    symbols: [...symbols],
    answers: [...answers],
    counts: counts ? [...counts] : Array.from(answers, () => 1),
  };
  return new TorchPeer(python, script, { "encoder.json": JSON.stringify(given) });
}
