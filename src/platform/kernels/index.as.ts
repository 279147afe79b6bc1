// The kernels of src/platform/numerics, with which every module of kernels begins. Built for its types and for the tests of
// that folder alone.
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
