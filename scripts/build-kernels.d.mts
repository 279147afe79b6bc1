/** Builds what has changed; whether anything had. */
export function buildKernels(): Promise<boolean>;

/** A module of kernels: its source is index.as.ts in `folder`, a path from the root, and what is made of it lies in `target`. */
export interface KernelFolder {
  readonly name: string;
  readonly folder: string;
  readonly target: string;
}

/** Every module of kernels that there is. What all begin with has the name "". @throws when it finds none. */
export function kernelModules(): readonly KernelFolder[];

/**
 * Compiles one file and what it imports.
 *
 * @param source  its path from the root.
 * @param read    the text at such a path, or null; by default that of the file there.
 */
export function compileKernels(
  source: string,
  read?: (path: string) => string | null,
): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly interfaces: string }>;
