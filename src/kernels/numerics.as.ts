// What every lab's module holds: the kernels of src/numerics.
export * from "./memory.as";
export * from "./panels.as";
export * from "./vectors.as";
export * from "./triangular.as";
export * from "./cholesky.as";
export * from "./random.as";
export * from "./tridiagonal.as";
export * from "./ql.as";
export * from "./householder.as";
export * from "./jacobi.as";
