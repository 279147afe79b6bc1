/** Order from which eigenvalues take two stages: their last digits are not those of one stage. */
export const leastOrder = 1024;
