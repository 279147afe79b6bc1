import type { Migrations } from "../../../platform/documents/migrations";

/** Of learnability's documents. */
export const migrations: Migrations = {};
