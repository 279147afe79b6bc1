import type { Role } from "../../../../platform/engine/role";
import { openTurns } from "../../../../platform/engine/turns";
import { MachineHost } from "./machine-host";
import type { FromMachines, ToMachines } from "./messages";

/** The role of a worker that plays machines of a distributed run. */
export const machines: Role<ToMachines, FromMachines> = (post) => {
  const host = new MachineHost({ post, defer: openTurns(), now: () => performance.now() });
  return (message) => host.receive(message);
};
