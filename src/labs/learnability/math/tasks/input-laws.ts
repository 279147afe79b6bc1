/** Distributions of the entries of random tokens, as named in forms; all have the same variance. */
export const inputLaws = { gaussian: "Gaussian", rademacher: "Rademacher (random signs)", sphere: "uniform on the sphere" } as const;

export type InputLawName = keyof typeof inputLaws;
