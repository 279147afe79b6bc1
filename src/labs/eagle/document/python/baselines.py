"""The solvers that EAGLE is compared with."""

import numpy as np

from script import BLOCKS, C0, EPS, PURPOSE, SEED, Stream, inverse, joined, norm2


def normal_equations():
    """G = A A^T and H = B A^T, so that W G = H; the mean over machines where there are several."""
    A, B = joined()
    return A @ A.T / len(BLOCKS), B @ A.T / len(BLOCKS)


def within_rounding(R, G, H, X):
    """Whether a residual is up to 1e-14 (||H|| + ||G|| ||X||)."""
    return np.linalg.norm(R) <= 1e-14 * (np.linalg.norm(H) + np.linalg.norm(G) * np.linalg.norm(X))


def gradient_descent(solver):
    """X <- X - (X G - H) / max_mu ||A^mu||^2, D = X C."""
    G, H = normal_equations()
    X, rate = np.zeros(H.shape), inverse(max(norm2(A) for A, _ in BLOCKS) ** 2)
    while True:
        R = X @ G - H
        resolved = within_rounding(R, G, H, X)
        X = X - rate * R
        yield {"D": X @ C0}, resolved, False


def conjugate_gradients(solver):
    """Hestenes and Stiefel on X G = H, for each row of X on its own; D = X C."""
    G, H = normal_equations()
    X, R, P = np.zeros(H.shape), H, H
    while True:
        Q = P @ G
        before, curvature = (R * R).sum(axis=1, keepdims=True), (P * Q).sum(axis=1, keepdims=True)
        on = (before > 0) & (curvature > 0)
        step = np.where(on, before / np.where(on, curvature, 1), 0)
        X, R = X + step * P, R - step * Q
        P = np.where(on, R + (R * R).sum(axis=1, keepdims=True) / np.where(on, before, 1) * P, P)
        # The recurrence for R drifts away from the residual.
        resolved = within_rounding(R, G, H, X) and within_rounding(H - X @ G, G, H, X)
        yield {"D": X @ C0}, resolved, False


def lsmr(solver):
    """Fong and Saunders (2011) on min ||A^T w - b|| from w = 0, for each row b of B; D = W C."""
    A, U = joined()
    length, Bs, size = lambda M: np.linalg.norm(M, axis=1, keepdims=True), U, np.linalg.norm(A)
    unit = lambda M, size: M / np.where(size > 0, size, 1)
    beta = length(U)
    U = unit(U, beta)
    V = U @ A.T
    alpha = length(V)
    V = unit(V, alpha)
    H, Hbar, W = V, np.zeros(V.shape), np.zeros(V.shape)
    alpha_bar, zeta_bar, rho, rho_bar, c_bar, s_bar = alpha, alpha * beta, alpha * 0 + 1, alpha * 0 + 1, alpha * 0 + 1, alpha * 0
    over = alpha * beta == 0
    while True:
        U = V @ A - alpha * U
        beta = length(U)
        U = unit(U, beta)
        V = U @ A.T - beta * V
        alpha = length(V)
        V = unit(V, alpha)
        before, rho_next = rho * rho_bar, np.hypot(alpha_bar, beta)
        over = over | (rho_next == 0)
        rho_next = np.where(over, 1, rho_next)
        theta, theta_bar, temporary = beta / rho_next * alpha, s_bar * rho_next, c_bar * rho_next
        rho_bar_next = np.where(over, 1, np.hypot(temporary, theta))
        c_next, s_next = temporary / rho_bar_next, theta / rho_bar_next
        Hbar = np.where(over, Hbar, H - theta_bar * rho_next / before * Hbar)
        W = np.where(over, W, W + c_next * zeta_bar / (rho_next * rho_bar_next) * Hbar)
        H = np.where(over, H, V - theta / rho_next * H)
        alpha_bar, zeta_bar = alpha_bar / rho_next * alpha, -s_next * zeta_bar
        rho, rho_bar, c_bar, s_bar = rho_next, rho_bar_next, c_next, s_next
        over = over | (alpha == 0) | (beta == 0)
        # Paige and Saunders (1982), on r = b - A^T w itself, where ||A r|| of the recurrence may pass.
        bound = 1e-14 * (length(Bs) + size * length(W))
        resolved = bool(np.all(np.abs(zeta_bar) <= size * bound))
        if resolved:
            residual = Bs - W @ A
            resolved = bool(np.all((length(residual) <= bound) | (length(residual @ A.T) <= 1e-14 * size * length(residual))))
        yield {"D": W @ C0}, resolved, False


def sketch_sgd(solver):
    """X <- X - (X A_J - B_J) A_J^T / m^2 on r columns J drawn afresh, m the largest ||A_J||_2 of 50 draws; D = X C."""
    A, B = joined()
    r = min(solver["r"], A.shape[1])
    draw = lambda purpose, index: np.sort(Stream(SEED, PURPOSE[purpose], index).permutation(A.shape[1])[:r])
    rate = inverse(max(norm2(A[:, draw("sketch rate", k)]) for k in range(50)) ** 2)
    X, iteration = np.zeros((len(B), len(A))), 0
    while True:
        J = draw("sketch", iteration)
        X = X - rate * (X @ A[:, J] - B[:, J]) @ A[:, J].T
        iteration += 1
        full = lambda calm: calm and np.linalg.norm((X @ A - B) @ A.T) <= 1e-14 * (np.linalg.norm(B @ A.T) + np.sum(A**2) * np.linalg.norm(X))
        yield {"D": X @ C0}, full, False


def newton_schulz(solver):
    """The pseudo-inverse of A: V <- V (2 I - A V) from A^T / ||A||^2; D = B V C."""
    A, B = joined()
    size, iteration = norm2(A), 0
    V = A.T * inverse(size**2)
    while True:
        before, iteration = V, iteration + 1
        V = 2 * V - V @ (A @ V) if len(A) <= A.shape[1] else 2 * V - (V @ A) @ V
        # The rounding of a step, with 32 for what has doubled in the last iterations; a V that still doubles never passes.
        change, v = np.linalg.norm(V - before), np.linalg.norm(V)
        rests = change <= min(32 * max(A.shape) * EPS * (1 + size * v), 1e-3) * v
        # 2^-53 ||V_0|| along a left null direction of A has doubled in every iteration; B carries it on where C leaves the range.
        noise = 2.0 ** (iteration - 52) * np.linalg.norm(B) * inverse(size) * np.linalg.norm(C0 - A @ (V @ C0))
        noisy = noise > max(1e-8, 100 * EPS * size * v) * np.linalg.norm(B @ V) * np.linalg.norm(C0)
        yield {"D": B @ (V @ C0)}, rests and not noisy, rests and noisy


def direct(solver):
    """W = B A^+ by least squares of least size, D = W C, in one step."""
    A, B = joined()
    yield {"D": np.linalg.lstsq(A.T, B.T, rcond=None)[0].T @ C0}, False, False
