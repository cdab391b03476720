import { failuresThatCount, type LoadFigures, type TakeBackLimits } from './judge-loads.rules.ts';
import type { JudgedVersion } from './judged-versions.rules.ts';

/** A version that fails, with what speaks against it. */
export interface Verdict extends JudgedVersion {
  figures: LoadFigures;
  figuresBefore: LoadFigures;
}

/** One line for the history: `failed with 6 of 9 visitors at 5 addresses in 40 loads (12.8 %); 1.0.0 with 0 of 9 ...`. */
export function whyText({ before, figures, figuresBefore }: Verdict, limits: TakeBackLimits): string {
  const of = ({ failures, visitors, failingAddresses, loads }: LoadFigures) =>
    `with ${failures} of ${visitors} visitors at ${failingAddresses} addresses in ${loads} loads`;
  const failures = failuresThatCount(figures, limits);
  const percent = (100 * failures) / (figures.mounted + failures);
  return `failed ${of(figures)} (${percent.toFixed(1)} %); ${before} ${of(figuresBefore)}`;
}
