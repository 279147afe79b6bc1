/** Format name of an archive, by which its file is recognised; apart from the reader, which is loaded when one is opened. */
export const archiveFormat = "learnability-archive";
