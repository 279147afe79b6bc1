import "../../math/eigenvalues/two-stages";
import { taskRole } from "../../../../platform/engine/task-role";
import { Workspace } from "../../math/workspace";
import { resultTasks } from "../split/result-tasks";
import { dataTasks } from "../split/tasks";

/** Computes tasks for a worker that runs jobs or computes a result document. */
export const role = taskRole(() => ({ ...dataTasks(new Workspace()), ...resultTasks }));
