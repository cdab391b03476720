import type { Call } from '@portal/shared/contract/define-call';
import { vendorBet, vendorRollback, vendorWin } from '@portal/shared/contract/vendor-api/calls';
import { vendorResettle } from '@portal/shared/contract/vendor-api/correction-calls';
import { vendorJackpotWin } from '@portal/shared/contract/vendor-api/jackpot-calls';
import { vendorSettle } from '@portal/shared/contract/vendor-api/settle-calls';
import type { StatementLine } from '@portal/shared/contract/vendor-api/statement-call';
import * as v from 'valibot';

const moneyCalls: Readonly<Record<string, StatementLine['kind']>> = {
  [vendorBet.path]: 'bet',
  [vendorWin.path]: 'win',
  [vendorRollback.path]: 'rollback',
  [vendorJackpotWin.path]: 'jackpot',
};

const movement = v.object({ transactionId: v.string(), roundId: v.string(), amount: v.optional(v.string()) });
const paidOut = v.object({ amount: v.optional(v.string()) });

/** What an answered call has moved, as the statement tells it; nothing for a call that moves no money. */
export function linesOf(call: Call, input: unknown, answer: unknown, at: string): StatementLine[] {
  if (call.path === vendorSettle.path) return settledLines(input, answer, at);
  if (call.path === vendorResettle.path) return resettledLines(input, answer, at);
  const kind = moneyCalls[call.path];
  if (!kind) return [];
  const asked = v.parse(movement, input);
  // The platform says what a jackpot was; of the rest the studio asked for the amount, or was never told it.
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
