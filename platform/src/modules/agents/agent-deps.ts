import type { MemberModule } from '../accounts/index.ts';
import type { InboxModule } from '../inbox/index.ts';
import type { Wallet } from '../wallet/index.ts';
import type { AgentSettings } from './agents.settings.ts';

/** Dependencies of the agents module. */
export interface AgentDeps {
  settings: AgentSettings;
  member: MemberModule;
  wallet: Wallet;
  inbox: InboxModule;
}
