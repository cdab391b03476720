import type { MemberModule } from '../accounts/index.ts';
import type { ContentModule } from '../content/index.ts';
import type { InboxModule } from '../inbox/index.ts';
import type { Wallet } from '../wallet/index.ts';

/** Dependencies of the agents module. */
export interface AgentDeps {
  content: ContentModule;
  member: MemberModule;
  wallet: Wallet;
  inbox: InboxModule;
}
