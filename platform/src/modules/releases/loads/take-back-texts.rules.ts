import type { LoadFigures } from './judge-loads.rules.ts';
import type { JudgedVersion } from './judged-versions.rules.ts';

/** A version that fails, with what speaks against it. */
export interface Verdict extends JudgedVersion {
  figures: LoadFigures;
  figuresBefore: LoadFigures;
}

/** One line for the history: `failed with 2 of 5 visitors in 20 loads (10.0 %); 1.0.0 with 0 of 9 in 40`. */
export function whyText({ before, figures, figuresBefore }: Verdict): string {
  const of = ({ failures, visitors, loads }: LoadFigures) =>
    `with ${failures} of ${visitors} visitors in ${loads} loads`;
  const percent = (100 * figures.failures) / (figures.mounted + figures.failures);
  return `failed ${of(figures)} (${percent.toFixed(1)} %); ${before} ${of(figuresBefore)}`;
}
