"""What a problem X = [A C; B D] with D hidden is drawn from. The k-th random matrix comes from the k-th stream."""

import numpy as np

from script import PURPOSE, SEED, Stream


def normals(index, rows, columns, purpose="matrices"):
    return Stream(SEED, PURPOSE[purpose], index).normals(rows * columns).reshape(rows, columns)


def uniforms(index, count):
    """In [0, 1), 53 bits each."""
    return (Stream(SEED, PURPOSE["matrices"], index).words(count) >> np.uint64(11)) * 2.0**-53


def orthonormal(gaussian):
    """n x r with orthonormal columns: Q of the n x r Gaussian whose columns are these rows."""
    return np.linalg.qr(gaussian.T)[0]


def singular_values(spectrum, r, kappa, u):
    """From 1 to 1/kappa, in no order between."""
    k = np.arange(r)
    share = k / max(1, r - 1)
    s = {"log-uniform": np.exp(-u * np.log(kappa)), "geometric": np.exp(-share * np.log(kappa)),
         "linear": 1 - share * (1 - 1 / kappa), "two-levels": np.where(2 * k < r, 1, 1 / kappa)}[spectrum]
    s[-1], s[0] = 1 / kappa, 1
    return s
