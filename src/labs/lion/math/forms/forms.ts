/** The forms by name. */
import { chunk } from "./chunk";
import type { Form, FormName } from "./form";
import { full } from "./full";
import { recurrent } from "./recurrent";
import { stateChunk } from "./state-chunk";

export const forms: Readonly<Record<FormName, Form>> = { full, recurrent, chunk, "state-chunk": stateChunk };

export const formNames = Object.keys(forms) as readonly FormName[];
