import { taskRole } from "../../../../platform/engine/task-role";
import { trainingTasks } from "../training/shared-batches";

/** Does blocks of batches for a worker that trains. */
export const role = taskRole(trainingTasks);
