import { Workspace } from "../../../numerics/workspace";
import { taskRole } from "../../core/task-role";
import { resultTasks } from "../split/result-tasks";
import { dataTasks } from "../split/tasks";

/** Does tasks for a worker that runs jobs, or computes a result document. */
export const role = taskRole(() => ({ ...dataTasks(new Workspace()), ...resultTasks }));
