/** The tasks of an experiment for any thread: see platform/engine/task.ts. */

import { bytesOf, type Task } from "../../../../platform/engine/task";
import {
  type BasisRows,
  basisRows,
  type StripsOfValues,
  type TurnedStrips,
  turnedStrips,
} from "../../../../platform/numerics/eigen-stages";
import type { LongComputation } from "../../../../platform/numerics/progress";
import { distinctSumsSize } from "../../math/certificate/distinct-sums";
import { distinctSumsElsewhere, type RangeOfSums } from "../../math/certificate/distinct-sums-elsewhere";
import { type MomentSums, momentOf } from "../../math/certificate/moment-sums";
import { type Spectrum, spectrumOfKernel, spectrumOfMoment } from "../../math/certificate/spectrum";
import { helpWithTiles, type TileTeam, tileTeamBytes } from "../../math/eigenvalues/tile-team";
import { type EarlyFit, earlyFit, type FitWithErrors, type MomentFit, momentFit } from "../../math/learners/closed-form/fit-elsewhere";
import { featureCount, type Moments } from "../../math/model/samples";
import type { Workspace } from "../../math/workspace";

/** What a spectrum is computed from. */
interface SpectrumOf<From> {
  readonly from: From;
  /** Threads that may help; null for none. */
  readonly team: TileTeam | null;
}

export interface DataTasks extends Readonly<Record<string, Task>> {
  /** A range of the distinct entries of F^T F. */
  readonly distinctSums: Task<RangeOfSums, Float64Array>;
  /** The spectrum of Lambda. */
  readonly spectrum: Task<SpectrumOf<MomentSums>, Spectrum>;
  /** The same by way of the kernel, for fewer samples than features. */
  readonly kernelSpectrum: Task<SpectrumOf<Moments>, Spectrum>;
  /** Helps the thread that computes one of them. */
  readonly tilePasses: Task<TileTeam, number>;
  /** Intermediate fits, with their errors. */
  readonly earlyFit: Task<EarlyFit, FitWithErrors | null>;
  readonly momentFit: Task<MomentFit, FitWithErrors | null>;
  /** Two stages of eigenvectors. */
  readonly basisRows: Task<BasisRows, Float64Array>;
  readonly turnedStrips: Task<TurnedStrips, StripsOfValues>;
}

/** The tasks of a thread with this workspace. */
export function dataTasks(workspace: Workspace): DataTasks {
  return {
    distinctSums: {
      compute: (input) => distinctSumsElsewhere(workspace, input),
      bytes: ({ range, samples }) => {
        const { sums, scratch } = distinctSumsSize(samples.d, samples.count, range);
        return 2 * bytesOf(samples) + 8 * (2 * sums + scratch);
      },
    },
    spectrum: {
      compute: (input) => spectrumOfSums(workspace, input),
      bytes: ({ from, team }) => 3 * bytesOf(from) + (team ? tileTeamBytes(team.order) : 0),
    },
    kernelSpectrum: {
      compute: ({ from, team }) => spectrumOfKernel(workspace, from, from.count, team),
      bytes: ({ from, team }) => 2 * 8 * from.count ** 2 + 3 * bytesOf(from) + (team ? tileTeamBytes(team.order) : 0),
    },
    tilePasses: {
      compute: helpWithTiles,
      // The memory is counted where the eigenvalues are computed.
      bytes: () => 0,
    },
    earlyFit: {
      compute: (input) => earlyFit(workspace, input),
      // The kernel, its copy and its factor; features and panels of 256 samples.
      bytes: (input) => 3 * 8 * input.samples.count ** 2 + 2 * bytesOf(input) + 8 * 256 * 3 * featureCount(input.samples.d),
    },
    momentFit: {
      compute: (input) => momentFit(workspace, input),
      // The sums in the message and in the workspace, and their factor.
      bytes: (input) =>
        3 * bytesOf(input.sums) + 2 * (bytesOf(input.samples) + bytesOf(input.sets)) + 8 * 256 * 3 * featureCount(input.samples.d),
    },
    basisRows: {
      compute: (input) => basisRows(workspace, input),
      bytes: (input) => 2 * bytesOf(input) + 4 * 8 * input.order * (input.band.to - input.band.from),
    },
    turnedStrips: {
      compute: (input) => turnedStrips(workspace, input),
      bytes: (input) => 3 * bytesOf(input),
    },
  };
}

function* spectrumOfSums(workspace: Workspace, { from, team }: SpectrumOf<MomentSums>): LongComputation<Spectrum> {
  const mark = workspace.mark();
  try {
    return yield* spectrumOfMoment(workspace, momentOf(workspace, from), team);
  } finally {
    workspace.release(mark);
  }
}
