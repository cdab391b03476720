import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';
import { depositRejection } from '@portal/shared/contract/payments/deposit-states';
import * as v from 'valibot';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { refusalAt } from '../../../kernel/calls/refusal-at.ts';
import { isUniqueViolation } from '../../../kernel/database/database.ts';
import { bankReference } from '../reconciliation/bank-reference.rules.ts';
import { assertMayDo, changeDeposit, type DepositDeps } from './change-deposit.ts';
import type { Deposit } from './deposit-rows.ts';
import { isFarFromOrdered, kindOf } from './deposit-transitions.rules.ts';

/**
 * An act that needs two operators. `amount` (wire text) and `reference` describe what arrived; `cause` is for a
 * rejection.
 */
export interface DecidedDeposit {
  id: string;
  act: 'approve' | 'reject';
  seenVersion?: number;
  input: { amount?: string; reference?: string; cause?: string };
  /** The operator has confirmed an amount far from the ordered one. */
  isAmountConfirmed?: boolean;
}

/** Operators' decisions about deposits; checked when requested, and run when approved. */
export function depositDecisions(deps: DepositDeps) {
  const { rows } = deps;

  /**
   * Returns what the act writes.
   * @throws Refusal `arrived_amount_missing`, `payment_reference_missing`, `payment_reference_used`,
   * `arrived_amount_unlike`
   */
  async function written({ act, input, isAmountConfirmed }: DecidedDeposit, found: Deposit): Promise<Partial<Deposit>> {
    if (act === 'reject') return { rejection: v.parse(v.optional(depositRejection, 'other'), input.cause) };
    // A provider's report is final: nobody types it again.
    if (kindOf(found.provider) === 'provider') return {};
    const { amount } = input;
    const reference = bankReference(input.reference ?? '');
    if (!amount) throw new Refusal('arrived_amount_missing', { fields: { amount: 'required' } });
    if (!reference) throw new Refusal('payment_reference_missing', { fields: { reference: 'required' } });
    if (await rows.holderOfPayment(found.provider, reference)) throw referenceUsed();
    const arrivedMinor = minorUnits(amount);
    if (!isAmountConfirmed && isFarFromOrdered(found.amountMinor, arrivedMinor)) throw amountUnlike(found, amount);
    return { arrivedMinor, paymentReference: reference };
  }

  return {
    /**
     * Checks whether the act could run now; returns the checked version and the facts for the decision.
     * @throws as `run`
     */
    async check(asked: DecidedDeposit): Promise<{ version: number; input: Record<string, string> }> {
      const found = await rows.byId(asked.id);
      if (!found) throw new Refusal('not_found');
      if ((asked.seenVersion ?? found.version) !== found.version) throw new Refusal('proposal_stale');
      assertMayDo(asked.act, found);
      const after = { ...found, ...(await written(asked, found)) };
      return {
        version: found.version,
        input: asked.act === 'reject' ? { cause: after.rejection ?? '' } : inputOf(after),
      };
    },
    /**
     * Runs the act.
     * @throws Refusal as `changeDeposit` and `written`
     */
    async run(asked: DecidedDeposit): Promise<Deposit> {
      const { id, act, seenVersion } = asked;
      try {
        return await changeDeposit(deps, { id, act, seenVersion, more: (found) => written(asked, found) });
      } catch (error) {
        if (isUniqueViolation(error)) throw referenceUsed();
        throw error;
      }
    },
  };
}

const inputOf = ({ arrivedMinor, paymentReference }: Deposit) => ({
  amount: amountFromMinor(arrivedMinor ?? 0n),
  reference: paymentReference ?? '',
});

const referenceUsed = () => refusalAt('reference', 'payment_reference_used');

function amountUnlike({ amountMinor }: Deposit, arrived: string): Refusal {
  const params = { ordered: amountFromMinor(amountMinor), arrived };
  return new Refusal('arrived_amount_unlike', {
    fields: { amount: 'arrived_amount_unlike' },
    params,
    value: params,
    fieldParams: { amount: params },
  });
}
