import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import { misfitBelow, outOfOrder } from '@portal/shared/contract/agents/terms-faults.rules';
import { Refusal } from '../../../kernel/refusal.ts';
import { toggleOf } from '../kind-names.ts';
import type { ContractDeps } from './contract-deps.ts';
import { standingOf } from './contract-rows.ts';

/**
 * Field of the terms in the input: `terms`, `offers.0`. Absent when they were not part of it, so that no field is
 * named.
 */
export type TermsPlace = string | undefined;

/**
 * Checks terms independently of who offers them.
 * @throws Refusal `contract_off` when the operator has disabled the kind, `tiers_out_of_order`
 */
export async function assertOfferable(
  { content }: ContractDeps,
  terms: ContractTerms,
  place?: TermsPlace,
): Promise<void> {
  const toggles = await content.settings.get('toggles');
  if (!toggles[toggleOf[terms.kind]]) throw refusedAt('contract_off', place, 'kind');
  assertInOrder(terms, place);
}

/** @throws Refusal `tiers_out_of_order` */
export function assertInOrder(terms: ContractTerms, place?: TermsPlace): void {
  const field = outOfOrder(terms);
  if (field !== undefined) throw refusedAt('tiers_out_of_order', place, field);
}

/**
 * Checks terms against everything the offering agent has agreed that is in force now or later. Without a contract, or
 * with an ending one, it may offer nothing; the platform may offer anything.
 * @throws Refusal `rate_above_own`, `period_not_own`, `carry_loss_not_own`
 */
export async function assertWithinOwn(
  { kernel }: ContractDeps,
  uplineId: string | null,
  terms: ContractTerms,
  place?: TermsPlace,
): Promise<void> {
  if (uplineId === null) return;
  const now = kernel.clock.now();
  const own = await standingOf(kernel.database, uplineId, terms.kind, now);
  const agreed = own?.versions.filter(({ from, until }) => !until || (until > now && until > from)) ?? [];
  if (!own || own.contract.endsAt || agreed.length === 0) throw refusedAt('rate_above_own', place);
  for (const version of agreed) {
    const misfit = misfitBelow(version.terms, terms);
    if (misfit) throw refusedAt(misfit.code, place, misfit.field);
  }
}

/** Makes a refusal at a field of the terms, or at the terms as a whole. */
export function refusedAt(code: string, place: TermsPlace, field?: string): Refusal {
  if (place === undefined) return new Refusal(code);
  return new Refusal(code, { fields: { [field === undefined ? place : `${place}.${field}`]: code } });
}
