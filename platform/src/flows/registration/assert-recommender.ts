import { trialType } from '@portal/shared/contract/constants';
import { refusalAt } from '../../kernel/calls/refusal-at.ts';
import type { MemberModule } from '../../modules/accounts/index.ts';

/**
 * Checks the recommender of a newcomer, named by member id or affiliate code, never by account: a wrong one reveals no
 * more than a wrong invitation code.
 * @throws Refusal `invitation_code_error` at recommenderId
 */
export async function assertRecommender(members: MemberModule, recommenderId: string | undefined): Promise<void> {
  if (!recommenderId) return;
  const found = (await members.byId(recommenderId)) ?? (await members.byAffiliateCode(recommenderId));
  if (found?.state === 'open' && found.type !== trialType) return;
  throw refusalAt('recommenderId', 'invitation_code_error');
}
