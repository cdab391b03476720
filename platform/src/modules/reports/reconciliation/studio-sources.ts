import { minorUnits } from '@portal/shared/contract/amounts';
import { asTransactions } from '../../games/index.ts';
import type { FindSources, StatementSource } from '../index.ts';
import { noOrigin } from './ask-round.ts';
import { askStatement } from './ask-statement.ts';
import type { ReportDeps } from './report-deps.ts';

const magnitude = (amount: bigint) => (amount < 0n ? -amount : amount);

/** Returns a source per studio with a key: our ledger of its calls against its own statement. */
export function studioSources({ games, wallet }: ReportDeps): FindSources {
  return async () =>
    (await games.liveKeys()).map(
      (key): StatementSource => ({
        name: `vendor:${key.provider}`,
        ours: async (window) =>
          asTransactions(await wallet.movementsOf(`vendor:${key.provider}`, window)).map((line) => ({
            ...line,
            amount: magnitude(line.amount),
          })),
        known: async (references) =>
          (await games.transactionsByIds(key.provider, references)).map((line) => ({
            reference: line.transactionId,
            kind: line.kind,
            amount: line.amountMinor,
            at: line.at,
          })),
        async theirs(window) {
          const origin = await games.studioOrigin(key.provider);
          if (origin === undefined) throw new Error(noOrigin);
          const { since, lines } = await askStatement({ origin, key, window });
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
      }),
    );
}
