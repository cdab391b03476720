import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import { minorUnits } from '@portal/shared/contract/money/amounts';
import { type StatementLine, studioStatement } from '@portal/shared/contract/vendor-api/statement';
import { asTransactions, callStudio, type Studio, type StudioEndpoint } from '../../games/index.ts';
import type { FindSources, StatementSource, Window } from '../index.ts';
import { noKey, noOrigin } from './fetch-round.ts';
import type { ReportDeps } from './report-deps.ts';

const magnitude = (amount: bigint) => (amount < 0n ? -amount : amount);

/**
 * Returns a source per studio: our ledger of its calls against its own statement. A studio whose last key was ended, as
 * a stolen one is, stays to be compared for the days on which it called.
 */
export function studioSources(deps: ReportDeps): FindSources {
  return async () => (await deps.games.studios()).map((studio) => sourceOf(deps, studio));
}

function sourceOf({ games, wallet }: ReportDeps, { provider, key }: Studio): StatementSource {
  const ours = async (window: Window) =>
    asTransactions(await wallet.movementsOf(`vendor:${provider}`, window)).map((line) => ({
      ...line,
      amount: magnitude(line.amount),
    }));
  return {
    name: `vendor:${provider}`,
    ours,
    known: async (references) =>
      (await games.transactionsByIds(provider, references)).map((line) => ({
        reference: line.transactionId,
        kind: line.kind,
        amount: line.amountMinor,
        at: line.at,
      })),
    async theirs(window) {
      if (!key) {
        if ((await ours(window)).length > 0) throw new Error(noKey);
        return { since: window.start, lines: [] };
      }
      const origin = await games.studioOrigin(provider);
      if (origin === undefined) throw new Error(noOrigin);
      const { since, lines } = await askStatement({ origin, key, window, fetch: games.fetchFromStudio });
      return {
        since,
        lines: lines.map(({ transactionId, kind, amount, at }) => ({
          reference: transactionId,
          kind,
          at: new Date(at),
          ...(amount !== undefined && { amount: minorUnits(amount) }),
        })),
      };
    },
  };
}

interface Asked extends StudioEndpoint {
  window: Window;
}

const linesAtMost = 1_000_000;

/** Fetches the whole statement of a studio, page by page. @throws Error if a page fails or is not as agreed */
async function askStatement(asked: Asked): Promise<{ since: Date; lines: StatementLine[] }> {
  const lines: StatementLine[] = [];
  let after: string | undefined;
  for (;;) {
    const page = await askPage(asked, after);
    lines.push(...page.list);
    if (!page.next) return { since: new Date(page.since), lines };
    if (page.next === after || lines.length > linesAtMost) throw new Error('the statement does not end');
    after = page.next;
  }
}

const askPage = ({ window, ...endpoint }: Asked, after?: string): Promise<CallOutput<typeof studioStatement>> =>
  callStudio(endpoint, studioStatement, {
    from: window.start.toISOString(),
    to: window.end.toISOString(),
    ...(after && { after }),
  });
