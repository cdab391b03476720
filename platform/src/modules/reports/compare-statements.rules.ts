import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import type { differenceKinds } from '@portal/shared/contract/reports/operator-reconciliation';
import type { OurLine, TheirLine, TheirStatement, Window } from './statement-source.ts';

interface Difference {
  reference: string;
  kind: (typeof differenceKinds)[number];
  ours?: string;
  theirs?: string;
}

interface Comparison {
  differences: Difference[];
  /** Our movements from before their records begin. */
  notCovered: number;
}

interface Compared {
  /** Of the window. */
  ours: readonly OurLine[];
  /** Our lines of any time whose references are in their statement. */
  known: readonly OurLine[];
  /** Of a slightly wider window, because two clocks never agree. */
  theirs: TheirStatement;
  window: Window;
}

/** Compares our records with theirs, in the order of references. */
export function compareStatements({ ours, known, theirs, window }: Compared): Comparison {
  const here = new Map([...known, ...ours].map((line) => [line.reference, line]));
  const { there, repeats } = byReference(theirs.lines);
  const covered = ours.filter(({ at }) => at >= theirs.since);
  const missingThere = covered
    .filter(({ reference }) => !there.has(reference))
    .map((line): Difference => ({ reference: line.reference, kind: 'missing_there', ours: shown(line) }));
  const others = [...there.values()].filter((line) => isIn(line, window)).flatMap((line) => judge(line, here));
  const repeated = repeats.filter((line) => isIn(line, window)).map((line) => repetition(line, here));
  const differences = [...missingThere, ...others, ...repeated].sort(
    (a, b) => Number(a.reference > b.reference) - Number(a.reference < b.reference),
  );
  return { differences, notCovered: ours.length - covered.length };
}

/** Indexes their lines by reference; a repeated one matches no movement of ours. */
function byReference(lines: readonly TheirLine[]) {
  const there = new Map<string, TheirLine>();
  const repeats: TheirLine[] = [];
  for (const line of lines) {
    if (there.has(line.reference)) repeats.push(line);
    else there.set(line.reference, line);
  }
  return { there, repeats };
}

function repetition(theirs: TheirLine, here: ReadonlyMap<string, OurLine>): Difference {
  const { reference } = theirs;
  const ours = here.get(reference);
  return { reference, kind: 'repeated_there', ...(ours && { ours: shown(ours) }), theirs: shown(theirs) };
}

function judge(theirs: TheirLine, here: ReadonlyMap<string, OurLine>): Difference[] {
  const ours = here.get(theirs.reference);
  const { reference } = theirs;
  if (!ours) return [{ reference, kind: 'missing_here', theirs: shown(theirs) }];
  const both = { reference, ours: shown(ours), theirs: shown(theirs) };
  if (ours.kind !== theirs.kind) return [{ ...both, kind: 'kind' }];
  if (theirs.amount !== undefined && theirs.amount !== ours.amount) return [{ ...both, kind: 'amount' }];
  return [];
}

const isIn = ({ at }: TheirLine, { start, end }: Window) => at >= start && at < end;

const shown = ({ kind, amount }: Pick<TheirLine, 'kind' | 'amount'>) =>
  amount === undefined ? kind : `${kind} ${amountFromMinor(amount)}`;
