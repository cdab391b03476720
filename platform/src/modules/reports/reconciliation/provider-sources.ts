import type { PaymentsModule } from '../../payments/index.ts';
import type { FindSources, OurLine, StatementSource, TheirLine } from '../index.ts';

/**
 * An order may wait this long for its payment, and be asked about only then: the platform may learn of it days later.
 */
const latestReportMs = 8 * 24 * 3_600_000;

interface Line {
  paymentId: string;
  state: 'paid' | 'failed';
  amountMinor: bigint;
  at: Date;
}

/** A failed payment moved nothing. */
const asLine = ({ paymentId, state, amountMinor, at }: Line): OurLine & TheirLine => ({
  reference: paymentId,
  kind: state,
  at,
  amount: state === 'paid' ? amountMinor : 0n,
});

/** Returns a source per payment provider: our callbacks and deposits against the provider's own statement. */
export function providerSources({ knownPayments: paymentStore, providers }: PaymentsModule): FindSources {
  return async () =>
    [...providers].map(
      ([name, provider]): StatementSource => ({
        name: `provider:${name}`,
        ours: async (window) => (await paymentStore.between(name, window)).map(asLine),
        known: async (references) => (await paymentStore.known(name, references)).map(asLine),
        async theirs({ start, end }) {
          const begin = new Date(start.getTime() - latestReportMs);
          const { since, lines } = await provider.statement({ start: begin, end });
          return { since, lines: lines.map(asLine) };
        },
      }),
    );
}
