/** How the entries of random tokens are drawn, in the words of a form; under every law they have the same variance. */
export const inputLaws = { gaussian: "Gaussian", rademacher: "Rademacher (random signs)", sphere: "uniform on the sphere" } as const;

export type InputLawName = keyof typeof inputLaws;
