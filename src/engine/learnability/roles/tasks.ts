import { Workspace } from "../../../numerics/workspace";
import { taskRole } from "../../core/task-role";
import { dataTasks } from "../split/tasks";

/** Does tasks for a worker that runs jobs. */
export const role = taskRole(() => dataTasks(new Workspace()));
