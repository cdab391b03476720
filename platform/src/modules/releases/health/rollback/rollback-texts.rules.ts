import { failsByItself, failuresThatCount, type LoadFigures, type RollbackLimits } from './judge-loads.rules.ts';
import type { JudgedVersion } from './judged-versions.rules.ts';

/** A failing version with the figures of the versions around it. */
export interface Verdict extends JudgedVersion {
  figures: LoadFigures;
  figuresBefore: LoadFigures;
  /** Figures of the candidate beside a live version. */
  figuresBeside: LoadFigures;
}

/** One line for the history: `failed with 6 of 9 visitors at 5 addresses in 40 loads (12.8 %); 1.0.0 with 0 of 9 ...`. */
export function failureText({ before, figures, figuresBefore }: Verdict, limits: RollbackLimits): string {
  const of = ({ failures, visitors, failingAddresses, loads }: LoadFigures) =>
    `with ${failures} of ${visitors} visitors at ${failingAddresses} addresses in ${loads} loads`;
  const failures = failuresThatCount(figures, limits);
  const percent = (100 * failures) / (figures.mounted + failures);
  const compared = before === undefined ? 'nothing was live before it' : `${before} ${of(figuresBefore)}`;
  return `failed ${of(figures)} (${percent.toFixed(1)} %); ${compared}`;
}

/**
 * Text for the operator: what was rolled back, what is live, what went with it, and whether the live version fails too.
 */
export function rollbackText(verdict: Verdict, live: string, limits: RollbackLimits): string {
  const { name, version, before } = verdict;
  const isLiveBroken = live === before && failsByItself(verdict.figuresBefore, limits);
  const compared = isLiveBroken ? ` It was compared with ${live}, which fails as well and needs attention.` : '';
  const head = `${name} ${version} was rolled back; ${live} is live.`;
  return `${head}${candidateText(verdict, live)}${compared} It ${failureText(verdict, limits)}.`;
}

function candidateText({ candidate }: Verdict, live: string): string {
  if (candidate === undefined) return '';
  if (candidate === live) return ` ${noEarlierVersion}, but its candidate ${live} works: all visitors now get that.`;
  return ` Its candidate ${candidate} was removed with it.`;
}

const noEarlierVersion = 'No earlier version is complete and compatible';

/** Why a failing version stays when there is nothing to roll back to, and what the operator can do. */
export const nothingToGoTo =
  'no earlier version is complete and compatible, and no candidate is known to work; publish and promote a working version, or the same bytes of an earlier one';
