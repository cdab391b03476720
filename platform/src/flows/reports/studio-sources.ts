import { minorUnits } from '@portal/shared/contract/amounts';
import type { Kernel } from '../../kernel/kernel.ts';
import { asTransactions } from '../../modules/games/index.ts';
import type { FindSources, StatementSource } from '../../modules/reports/index.ts';
import { askStatement } from './ask-statement.ts';
import type { ReportDeps } from './report-deps.ts';

const magnitude = (amount: bigint) => (amount < 0n ? -amount : amount);

/** Every studio that has a key: the ledger of its calls, and what it says of them itself. */
export function studioSources({ settings }: Kernel, { games, wallet }: ReportDeps): FindSources {
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
          const { since, lines } = await askStatement({ origin: settings.VENDOR_ORIGIN, key, window });
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
