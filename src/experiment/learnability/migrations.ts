import type { Migrations } from "../../documents/migrations";

/** Of learnability's documents. */
export const migrations: Migrations = {};
