import { minorUnits } from '@portal/shared/contract/money/amounts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { newId } from '../../../kernel/database/ids.ts';
import type { PaymentSettings } from '../payments.settings.ts';
import { bankReference } from '../reconciliation/bank-reference.rules.ts';
import { withForce, withPayment, withRefund } from './answers/withdrawal-part.rules.ts';
import { changeWithdrawal, type WithdrawalDeps } from './change-withdrawal.ts';
import { mayAct } from './withdrawal.rules.ts';
import type { PartRow, Withdrawal } from './withdrawal-rows.ts';

/**
 * An act that needs two operators. `amount` (wire text) and `reference` describe a payment; `part` is the disputed part
 * that is paid again or forced.
 */
export interface DecidedAct {
  id: string;
  act: 'approve' | 'reject' | 'pay' | 'refund' | 'force';
  seenVersion?: number;
  input: { amount?: string; reference?: string; part?: string };
}

/** Operators' acts that move money; checked when requested, and run when approved. */
export function withdrawalDecisions(deps: WithdrawalDeps, settings: PaymentSettings) {
  async function partsBy({
    act,
    input,
  }: DecidedAct): Promise<((found: Withdrawal, now: Date) => PartRow[]) | undefined> {
    if (act === 'refund') return withRefund;
    const { amount, part } = input;
    const reference = bankReference(input.reference ?? '');
    if (act === 'force') return (found) => withForce(found, part);
    if (act !== 'pay') return undefined;
    if (!reference) throw new Refusal('payment_reference_missing', { fields: { reference: 'required' } });
    await deps.rows.assertFreshReference(reference);
    const minutes = await settings.get('withdrawal.autoReceiveMinutes');
    const payment = { id: newId(), reference, replaces: part, amountMinor: amount ? minorUnits(amount) : undefined };
    return (found, now) =>
      withPayment(found, { ...payment, answerBy: new Date(now.getTime() + minutes * 60_000) }, now);
  }

  return {
    /**
     * Checks whether the act could run now; returns the checked version.
     * @throws as `run`
     */
    async check(asked: DecidedAct): Promise<number> {
      const found = await deps.rows.byId(asked.id);
      if (!found) throw new Refusal('not_found');
      if ((asked.seenVersion ?? found.version) !== found.version) throw new Refusal('proposal_stale');
      if (!mayAct(asked.act, found.state)) throw new Refusal('withdrawal_state', { value: { state: found.state } });
      (await partsBy(asked))?.(found, deps.kernel.clock.now());
      return found.version;
    },
    /**
     * Runs the act.
     * @throws Refusal as `changeWithdrawal`, `more_than_left_to_pay`, `part_unanswered`, `part_not_disputed`,
     * `payment_reference_missing`, `payment_reference_used`
     */
    async run(asked: DecidedAct): Promise<Withdrawal> {
      const { id, act, seenVersion } = asked;
      return changeWithdrawal(deps, { id, act, seenVersion, parts: await partsBy(asked) });
    },
  };
}
