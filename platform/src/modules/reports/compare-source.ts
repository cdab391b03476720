import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import type { Reconciliation } from '@portal/shared/contract/reports/operator-reconciliation';
import { compareStatements } from './compare-statements.rules.ts';
import type { OurLine, StatementSource, TheirLine, TheirStatement, Window } from './statement-source.ts';

type ComparedSource = Reconciliation['sources'][number];
type NamedDifference = Reconciliation['differences'][number];

/** Allowed difference between their clock and ours. */
const clockSlackMs = 10 * 60_000;
const knownAtOnce = 1000;

/** Compares one source over a window; an unreadable statement is reported as such and is no difference. */
export async function compareSource(
  source: StatementSource,
  window: Window,
): Promise<{ source: ComparedSource; differences: NamedDifference[] }> {
  const ours = await source.ours(window);
  const statement = await read(source, window);
  if (typeof statement === 'string') {
    const none = { theirs: sums([]), notCovered: 0, differences: 0 };
    return {
      source: { source: source.name, state: 'unavailable', reason: statement, ours: sums(ours), ...none },
      differences: [],
    };
  }
  const known: OurLine[] = [];
  const references = statement.lines.map(({ reference }) => reference);
  for (let from = 0; from < references.length; from += knownAtOnce)
    known.push(...(await source.known(references.slice(from, from + knownAtOnce))));
  const { differences, notCovered } = compareStatements({ ours, known, theirs: statement, window });
  const theirs = statement.lines.filter(({ at }) => at >= window.start && at < window.end);
  const found = { notCovered, differences: differences.length };
  return {
    source: { source: source.name, state: 'compared', ours: sums(ours), theirs: sums(theirs), ...found },
    differences: differences.map((each) => ({ source: source.name, ...each })),
  };
}

/** Reads their statement of a slightly wider window, or returns why there is none. */
async function read(source: StatementSource, { start, end }: Window): Promise<TheirStatement | string> {
  try {
    return await source.theirs({
      start: new Date(start.getTime() - clockSlackMs),
      end: new Date(end.getTime() + clockSlackMs),
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function sums(lines: readonly Pick<TheirLine, 'amount'>[]) {
  const sum = lines.reduce((total, { amount = 0n }) => total + amount, 0n);
  return { movements: lines.length, sum: amountFromMinor(sum) };
}
