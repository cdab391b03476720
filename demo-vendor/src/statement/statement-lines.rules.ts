import type { Call } from '@portal/shared/contract/calls/define-call';
import { vendorResettle, vendorSettle } from '@portal/shared/contract/vendor-api/batch-settlement';
import { vendorJackpotWin } from '@portal/shared/contract/vendor-api/jackpot';
import { vendorBet, vendorRollback, vendorWin } from '@portal/shared/contract/vendor-api/rounds';
import type { StatementLine } from '@portal/shared/contract/vendor-api/statement';
import * as v from 'valibot';

const moneyCalls: Readonly<Record<string, StatementLine['kind']>> = {
  [vendorBet.path]: 'bet',
  [vendorWin.path]: 'win',
  [vendorRollback.path]: 'rollback',
  [vendorJackpotWin.path]: 'jackpot',
};

const movement = v.object({ transactionId: v.string(), roundId: v.string(), amount: v.optional(v.string()) });
const paidOut = v.object({ amount: v.optional(v.string()) });

/** Returns the statement lines of an answered call; none for a call that moves no money. */
export function linesOf(call: Call, input: unknown, answer: unknown, at: string): StatementLine[] {
  if (call.path === vendorSettle.path) return settledLines(input, answer, at);
  if (call.path === vendorResettle.path) return resettledLines(input, answer, at);
  const kind = moneyCalls[call.path];
  if (!kind) return [];
  const asked = v.parse(movement, input);
  // The platform determines a jackpot; other amounts are those in the request, or unknown to the studio.
  const { amount = asked.amount } = v.parse(paidOut, answer);
  return [{ transactionId: asked.transactionId, roundId: asked.roundId, kind, at, ...(amount && { amount }) }];
}

function settledLines(input: unknown, answer: unknown, at: string): StatementLine[] {
  const { items } = v.parse(vendorSettle.input, input);
  const { results } = v.parse(vendorSettle.output, answer);
  return items.flatMap((item, index): StatementLine[] => {
    if (results[index]?.status !== 'done') return [];
    const { transactionId, roundId, kind } = item;
    return [{ transactionId, roundId, kind, at, ...(item.kind === 'win' && { amount: item.amount }) }];
  });
}

function resettledLines(input: unknown, answer: unknown, at: string): StatementLine[] {
  const { items } = v.parse(vendorResettle.input, input);
  const { results } = v.parse(vendorResettle.output, answer);
  return items.flatMap(({ transactionId, roundId, amount }, index): StatementLine[] =>
    results[index]?.status === 'done' ? [{ transactionId, roundId, kind: 'correction', at, amount }] : [],
  );
}
