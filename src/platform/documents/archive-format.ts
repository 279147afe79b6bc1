/** What tells an archive from any other file; apart from its reader, which is loaded when one is opened. */
export const archiveFormat = "learnability-archive";
