import type { Role } from "../../../../platform/engine/role";
import { openTurns } from "../../../../platform/engine/turns";
import { MachineHost } from "../machines/machine-host";
import type { FromMachines, ToMachines } from "../machines/messages";

/** Plays machines of a distributed run. */
export const role: Role<ToMachines, FromMachines> = (post) => {
  const host = new MachineHost({ post, defer: openTurns(), now: () => performance.now() });
  return (message) => host.receive(message);
};
