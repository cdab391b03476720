import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import { Refusal } from '../../../kernel/refusal.ts';
import type { ContractDeps } from './contract-deps.ts';
import { standingOf } from './contract-rows.ts';
import { toggleOf } from './kind-names.ts';
import { type Misfit, misfitBelow, tiersInOrder } from './terms.rules.ts';

/** @throws Refusal `contract_off` where the operator has switched the kind off, `tiers_out_of_order` */
export async function assertOfferable({ content }: ContractDeps, terms: ContractTerms): Promise<void> {
  const toggles = await content.settings.get('toggles');
  if (!toggles[toggleOf[terms.kind]]) throw new Refusal('contract_off');
  if (!tiersInOrder(terms)) throw new Refusal('tiers_out_of_order');
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
): Promise<void> {
  if (uplineId === null) return;
  const now = kernel.clock.now();
  const own = await standingOf(kernel.database, uplineId, terms.kind, now);
  const agreed = own?.versions.filter(({ from, until }) => !until || (until > now && until > from)) ?? [];
  if (!own || own.contract.endsAt || agreed.length === 0) throw new Refusal('rate_above_own');
  for (const version of agreed) {
    const misfit = misfitBelow(version.terms, terms);
    if (misfit) throw new Refusal(misfit, { fields: fieldOf(misfit) });
  }
}

/** The field a misfit stands at; that of a rate is found by whoever shows it. */
function fieldOf(misfit: Misfit): Record<string, string> | undefined {
  if (misfit === 'period_not_own') return { period: misfit };
  return misfit === 'carry_loss_not_own' ? { carryLoss: misfit } : undefined;
}
