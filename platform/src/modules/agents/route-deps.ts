import type { MemberModule } from '../accounts/index.ts';
import type { ContentModule } from '../content/index.ts';
import type { RewardsModule } from '../rewards/index.ts';
import type { Wallet } from '../wallet/index.ts';
import type { AgentSettings } from './agents.settings.ts';
import type { AgentsModule } from './index.ts';

/** Dependencies of this module's routes, given by modules.ts. */
export interface AgentsRouteDeps {
  agents: AgentsModule;
  content: Pick<ContentModule, 'shown'>;
  settings: AgentSettings;
  member: MemberModule;
  wallet: Wallet;
  /** Finds whose invitation code it is. */
  rewards: { referral: Pick<RewardsModule['referral'], 'inviterOf'> };
}
