"""Random numbers. Every draw of the page comes from a Philox stream named by (seed, purpose, index), so that more samples
keep the first ones; PURPOSE has a number for what each is for. The words are NumPy's own to the last bit; logarithm and
cosine are those of this machine's C library, so normals may differ from the page's in their last digit.
"""

import numpy as np


class Stream:
    def __init__(self, seed, purpose, index=0):
        key = np.array([seed, purpose], dtype=np.uint64)
        self.bits = np.random.Philox(key=key, counter=np.array([0, index, 0, 0], dtype=np.uint64))

    def words(self, count):
        """Raw 64-bit words."""
        return self.bits.random_raw(count)

    def below(self, bound):
        """A whole number from 0 to bound - 1."""
        return int(self.words(1)[0]) * bound >> 64

    def normals(self, count):
        """Standard normals by Box-Muller; an odd count drops its last sine."""
        words = self.words(count + count % 2) >> np.uint64(11)
        radius = np.sqrt(-2.0 * np.log((words[0::2] + np.uint64(1)) * 2.0**-53))
        angle = 2.0 * np.pi * (words[1::2] * 2.0**-53)
        return np.stack([radius * np.cos(angle), radius * np.sin(angle)], axis=1).ravel()[:count]

    def signs(self, count):
        """Random signs, 64 from each word, lowest bit first."""
        words = self.words(-(-count // 64))
        bits = (words[:, None] >> np.arange(64, dtype=np.uint64)) & np.uint64(1)
        return np.where(bits.ravel()[:count] == 1, 1.0, -1.0)

    def permutation(self, count):
        """Fisher-Yates from the top."""
        order = list(range(count))
        words = self.words(count - 1).tolist() if count > 1 else []
        for i, word in zip(range(count - 1, 0, -1), words):
            j = word * (i + 1) >> 64
            order[i], order[j] = order[j], order[i]
        return np.array(order)
