/** Builds what has changed; whether anything had. */
export function buildKernels(): Promise<boolean>;

/** Compiles one file and what it imports. @param source  its path from the root. */
export function compileKernels(source: string): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly interfaces: string }>;
