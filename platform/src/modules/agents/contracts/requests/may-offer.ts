import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import { incompatibilityBelow, outOfOrder } from '@portal/shared/contract/agents/terms-faults.rules';
import { Refusal } from '../../../../kernel/calls/refusal.ts';
import { toggleOf } from '../../kind-names.ts';
import type { ContractDeps } from '../contract-deps.ts';
import { contractRecordOf } from '../contract-rows.ts';

/**
 * Field of the terms in the input: `terms`, `offers.0`. Absent when they were not part of it, so that no field is
 * named.
 */
type TermsPath = string | undefined;

/**
 * Checks terms independently of who offers them.
 * @throws Refusal `contract_off` when the operator has disabled the kind, `tiers_out_of_order`
 */
export async function assertOfferable(
  { settings }: ContractDeps,
  terms: ContractTerms,
  path?: TermsPath,
): Promise<void> {
  const toggles = await settings.get('toggles');
  if (!toggles[toggleOf[terms.kind]]) throw refusedAt('contract_off', path, 'kind');
  assertInOrder(terms, path);
}

/** @throws Refusal `tiers_out_of_order` */
export function assertInOrder(terms: ContractTerms, path?: TermsPath): void {
  const field = outOfOrder(terms);
  if (field !== undefined) throw refusedAt('tiers_out_of_order', path, field);
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
  path?: TermsPath,
): Promise<void> {
  if (uplineId === null) return;
  const now = kernel.clock.now();
  const own = await contractRecordOf(kernel.database, uplineId, terms.kind, now);
  const agreed = own?.versions.filter(({ from, until }) => !until || (until > now && until > from)) ?? [];
  if (!own || own.contract.endsAt || agreed.length === 0) throw refusedAt('rate_above_own', path);
  for (const version of agreed) {
    const incompatibility = incompatibilityBelow(version.terms, terms);
    if (incompatibility) throw refusedAt(incompatibility.code, path, incompatibility.field);
  }
}

/** Makes a refusal at a field of the terms, or at the terms as a whole. */
export function refusedAt(code: string, path: TermsPath, field?: string): Refusal {
  if (path === undefined) return new Refusal(code);
  return new Refusal(code, { fields: { [field === undefined ? path : `${path}.${field}`]: code } });
}
