/** Python: takes every solver to its end as the page does, prints what it comes to, and writes the numbers. */

export const program = `

# ---------------------------------------------------------------------------------------------------------------------
# Stopping. Round-off leaves directions of A of size 1e-16; every iteration multiplies them by 1 / (1 - eta) relative to
# the rest, and once they are of size 1 they destroy D. So a solver ends when D has settled, or when the change of D has
# grown three times in a row and such directions can have grown from 1e-8: the D of the smallest change is kept.

def watch_of(solver):
    """Changes in a row below the tolerance that mean D has settled, and from which iteration growth counts."""
    sketched = solver["kind"] == "sketch-sgd" or solver.get("regime") == "limited"
    if sketched:
        n = sum(A.shape[1] for A, _ in BLOCKS)
        r = len(SKETCHES[0][0]) if SKETCHES and solver["kind"] == "eagle" else min(solver["r"], n)
        return int(np.ceil(n / r)), np.inf
    factor = {"eagle": np.divide(1, 1 - solver.get("eta", 0)), "newton-schulz": 2}.get(solver["kind"], 1)
    return 1, np.ceil(np.log(1e8) / np.log(factor)) if factor > 1 else np.inf


def solve(solver, keep=lambda iterate: None):
    """Runs a solver to its end; keep is given every iterate."""
    in_a_row, guard_from = watch_of(solver)
    errors, D, before, smallest, held, kept, grown, below, acted, ended = [], 0, np.nan, np.inf, None, 0, 0, 0, None, None
    most = 1 if solver["kind"] == "direct" else solver["iterations"]
    for l, iterate in enumerate(start(solver), 1):
        keep(iterate)
        change, size = np.linalg.norm(iterate["D"] - D), np.linalg.norm(iterate["D"])
        D = iterate["D"]
        if not np.isfinite(size):
            ended = "diverged"
        elif solver["kind"] == "direct":
            ended = "solved"
        elif acted is None and solver["whenSettled"] != "continue":
            grown = grown + 1 if change > before else 0
            if change <= smallest or in_a_row > 1:
                smallest, held, kept = change, D, l
            below = below + 1 if change == 0 or change < solver["tolerance"] * size else 0
            if solver["tolerance"] > 0 and below >= in_a_row:
                acted = "settled"
            elif grown >= 3 and l >= guard_from:
                acted = "over-iterating"
            ended = acted if acted and solver["whenSettled"] == "stop" else None
        before = change
        answer = D if acted is None else held
        if TRUE_D is not None:
            errors.append(float(np.sum((answer - TRUE_D) ** 2) * inverse(np.sum(TRUE_D**2))))
        if ended is None and l >= most:
            ended = "iterations"
        if ended is not None:
            return {"kind": solver["kind"], "iterations": l, "ended": ended, "heldIteration": kept if acted and kept != l else None,
                    "D": answer.tolist(), "relativeSquaredError": errors if TRUE_D is not None else None}


def main():
    arguments = argparse.ArgumentParser(description="The problem of the experiment and every solver of it.")
    arguments.add_argument("--json", metavar="FILE", help="write D and the errors of every iteration to a JSON file")
    arguments.add_argument("--iterates", action="store_true", help="with A, B, C and D of every iteration; solvers do all of theirs")
    options = arguments.parse_args()
    A, B = joined()
    s = np.linalg.svd(A, compute_uv=False)
    rank = int((s > s[0] * max(A.shape) * np.finfo(float).eps).sum())
    print(f"A is {A.shape[0]} x {A.shape[1]} of rank {rank}, condition number {s[0] / s[rank - 1] if rank else np.nan:.6g}; "
          f"D is {len(B)} x {C0.shape[1]}")
    results = []
    for solver in SOLVERS:
        iterates = []
        written = lambda iterate: {name: [M.tolist() for M in value] if isinstance(value, list) else value.tolist()
                                   for name, value in iterate.items()}
        if options.iterates:
            if solver.get("whenSettled") == "stop":
                solver["whenSettled"] = "hold"
            result = solve(solver, lambda iterate: iterates.append(written(iterate)))
            result["iterates"] = iterates
        else:
            result = solve(solver)
        results.append(result)
        errors = result["relativeSquaredError"]
        print(f"{solver['kind']:20s} {result['iterations']:7d} iterations, ended: {result['ended']}"
              + (f", relative squared error {errors[-1]:.3g}" if errors else ""))
        if errors and min(errors) <= 1e-20:
            print(f"{'':20s} {next(l for l, error in enumerate(errors, 1) if error <= 1e-20):7d} iterations to 1e-20")
    if options.json:
        with open(options.json, "w", encoding="utf-8") as file:
            json.dump({"rank": rank, "singularValues": s.tolist(), "solvers": results}, file)
`;

export const main = `
if __name__ == "__main__":
    main()
`;
