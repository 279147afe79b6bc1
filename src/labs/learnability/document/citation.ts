/** Citations as BibTeX: the paper that an experiment is about, and the experiment itself. */
import { crc32 } from "../../../platform/numerics/crc32";
import { isOwnData, taskKindOf } from "../math/tasks/registry";
import type { Experiment } from "./document";
import { kernelsOf } from "./kernels";
import { softwareVersion } from "./software";

/** By lab: BibTeX of the papers on which its mathematics is based. */
const papers: Readonly<Record<Experiment["lab"], string>> = {
  learnability: `@inproceedings{yau2025learning,
  title         = {Learning Linear Attention in Polynomial Time},
  author        = {Yau, Morris and Aky{\\"u}rek, Ekin and Mao, Jiayuan and Tenenbaum, Joshua B. and Jegelka, Stefanie and Andreas, Jacob},
  booktitle     = {Advances in Neural Information Processing Systems},
  year          = {2025},
  eprint        = {2410.10101},
  archiveprefix = {arXiv},
}`,
};

/**
 * BibTeX of the paper and of the experiment.
 *
 * @param address  of the page with the link of the experiment.
 * @param day      date of access.
 */
export function bibliography(experiment: Experiment, address: string, day: Date): string {
  const { lab, task, seed } = experiment;
  const date = day.toISOString().slice(0, 10);
  const key = crc32(new TextEncoder().encode(address)).toString(16).padStart(8, "0");
  const file = isOwnData(task) && task.name !== "" ? `, data ${texText(task.name)}` : "";
  return `${papers[lab]}

@misc{learnability-playground-${key},
  title        = {Learnability Playground: an experiment on ${taskKindOf(task).plural}, seed ${seed}${file}},
  note         = {Version ${softwareVersion}, kernels ${kernelsOf(experiment)}},
  howpublished = {\\url{${address}}},
  url          = {${address}},
  urldate      = {${date}},
  year         = {${date.slice(0, 4)}},
}
`;
}

/** A name as TeX prints it, without the characters of commands. */
function texText(name: string): string {
  return name.replace(/[\\{}$^~"]/g, "").replace(/[%&#_]/g, (character) => `\\${character}`);
}
