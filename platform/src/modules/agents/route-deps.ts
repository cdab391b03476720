import type { ContentModule } from '../content/index.ts';
import type { MemberModule } from '../member/index.ts';
import type { RewardsModule } from '../rewards/index.ts';
import type { Wallet } from '../wallet/index.ts';
import type { AgentsModule } from './index.ts';

/** What the routes of this module are handed by modules.ts. */
export interface AgentsRouteDeps {
  agents: AgentsModule;
  content: ContentModule;
  member: MemberModule;
  wallet: Wallet;
  /** Knows whose a code of an invitation is. */
  rewards: { referral: Pick<RewardsModule['referral'], 'inviterOf'> };
}
