// Eigenvalues of large matrices: fetched where there are some, as the first view has none.
export * from "./tiles.as";
export * from "./bulges.as";
