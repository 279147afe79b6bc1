/** The step of a learner of several layers as one writes it in PyTorch, on one thread: from the same weights, on the same data. */
import type { DeepSpec } from "../../src/labs/learnability/math/learners/deep/fields";
import { type DeepTraining, orderOf } from "../../src/labs/learnability/math/learners/deep/training";
import { inTurns, onOneThread, TorchPeer } from "./torch";

/** One supervised token a sequence, the last: the last layer computes that one alone, as here. Batches are gathered in every step. */
const script = `${onOneThread}
with open("learner.json") as file:
    given = json.load(file)
n, d, batch, layers, heads = (given[name] for name in ("n", "d", "batch", "layers", "heads"))
tokens = torch.tensor(given["tokens"], dtype=torch.float32).reshape(-1, n, d)
labels = torch.tensor(given["labels"], dtype=torch.float32).reshape(len(tokens), -1)
P = {w["name"]: torch.tensor(w["values"], dtype=torch.float32).reshape(w["shape"]).requires_grad_() for w in given["weights"]}


def norm(x, name):
    return F.layer_norm(x, x.shape[-1:], P[name + " gain"], P[name + " shift"], 1e-5)


def affine(x, name):
    return F.linear(x, P[name], P[name + " bias"])


def transformer(Z):
    x = affine(Z, "embedding")
    for l in range(1, layers + 1):
        own = "layer %d " % l
        seen = norm(x, own + "attention norm")
        last = l == layers
        asking = seen[:, -1:] if last else seen
        by_head = lambda y, name: F.linear(y, P[own + name]).unflatten(-1, (heads, -1)).transpose(1, 2)
        q, k, v = by_head(asking, "queries"), by_head(seen, "keys"), by_head(seen, "values")
        scores = (q @ k.transpose(-1, -2)) / k.shape[-1] ** 0.5
        if not last:
            scores = scores + hidden
        met = (F.softmax(scores, -1) @ v).transpose(1, 2).flatten(2)
        x = (x[:, -1:] if last else x) + F.linear(met, P[own + "mix"])
        x = x + affine(F.relu(affine(norm(x, own + "MLP norm"), own + "inner")), own + "outer")
    return affine(norm(x, "final norm"), "read-out")[:, 0]


def linear_layers(Z):
    for l in range(1, layers + 1):
        last = l == layers
        asking = Z[:, -1:] if last else Z
        q = F.linear(asking, P["layer %d Q" % l]).unflatten(-1, (heads, d)).transpose(1, 2)
        scores = q @ Z[:, None].transpose(-1, -2)
        if not last:
            scores = scores * visible
        met = (scores @ Z[:, None]).transpose(1, 2).flatten(2)
        output = F.linear(met, P["layer %d V" % l]) / given["divisor"]
        Z = output if last or not given["residual"] else Z + output
    return Z[:, 0]


visible = torch.ones(n, n).tril()
hidden = (visible - 1) * 1e9
model = transformer if given["kind"] == "transformer" else linear_layers
settings = given["adam"]
optimizer = torch.optim.AdamW(P.values(), lr=settings["rate"], betas=(settings["beta1"], settings["beta2"]), eps=settings["epsilon"], weight_decay=settings["weightDecay"])


def batches():
    while True:
        for indices in torch.randperm(len(tokens)).split(batch):
            yield indices


def loss(indices):
    return F.mse_loss(model(tokens[indices]), labels[indices])


order = batches()


def step():
    optimizer.zero_grad()
    value = loss(next(order))
    value.backward()
    optimizer.step()
    return value.item()


begun = loss(torch.tensor(given["first"])).item()
${inTurns}`;

/** @param weights  that the steps begin with, in the architecture's order. */
export function torchLayers(python: string, training: DeepTraining, weights: readonly Float64Array[]): TorchPeer {
  const { architecture, data } = training;
  const spec = training.spec as DeepSpec;
  const { split, labels } = data.train;
  const { rate, beta1, beta2, epsilon, weightDecay } = spec;
  const given = {
    kind: spec.kind,
    ...{ n: split.n, d: split.d, batch: spec.batch, layers: spec.layers, heads: spec.heads },
    residual: spec.kind === "linear-layers" && spec.residual === "on",
    divisor: data.divisor,
    adam: { rate, beta1, beta2, epsilon, weightDecay },
    weights: architecture.weights.map(({ name, shape }, at) => ({ name, shape, values: [...weights[at]] })),
    tokens: [...split.tokens],
    labels: [...labels],
    first: [...orderOf(training).batches(0, 1)],
  };
  return new TorchPeer(python, script, { "learner.json": JSON.stringify(given) });
}
