/** The script of every worker: its first message is its role. */
import { type LoadRole, RoleHost } from "../platform/engine/role";
import { labs } from "./compute";

// The project's DOM types describe the window; here the global is a worker's.
const scope = globalThis as unknown as DedicatedWorkerGlobalScope;

/** Roles that are the same in every lab. */
const ofAnyLab: Readonly<Record<string, () => ReturnType<LoadRole>>> = {
  intake: () =>
    import("../platform/engine/intake/role").then(({ intakeRole }) => intakeRole(async (lab) => (await labs[lab]?.ownData?.()) ?? null)),
};

const host = new RoleHost(
  ({ lab, role }) => (lab === null ? ofAnyLab[role] : labs[lab].roles[role])(),
  (message, transfer = []) => scope.postMessage(message, transfer),
);

scope.addEventListener("message", ({ data }) => host.receive(data));
