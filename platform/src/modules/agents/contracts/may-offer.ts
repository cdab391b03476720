import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import { misfitBelow, outOfOrder } from '@portal/shared/contract/agents/terms-faults.rules';
import { Refusal } from '../../../kernel/refusal.ts';
import { toggleOf } from '../kind-names.ts';
import type { ContractDeps } from './contract-deps.ts';
import { standingOf } from './contract-rows.ts';

/** Where terms stand in what was asked: `terms`, `offers.0`. Absent: they were not asked with, so no field is named. */
export type TermsPlace = string | undefined;

/**
 * Terms that may be offered by anybody who has such.
 * @throws Refusal `contract_off` where the operator has switched the kind off, `tiers_out_of_order`
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
 * The terms must fit below all that the offerer has agreed on and that is in force now or later. Who has none, or whose
 * contract ends, may offer none; the house may offer anything.
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

/** A refusal at a field of the terms, or at all of them. */
export function refusedAt(code: string, place: TermsPlace, field?: string): Refusal {
  if (place === undefined) return new Refusal(code);
  return new Refusal(code, { fields: { [field === undefined ? place : `${place}.${field}`]: code } });
}
