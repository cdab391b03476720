import type { MemberModule } from '../../modules/accounts/index.ts';
import type { AgentsModule } from '../../modules/agents/index.ts';
import type { ContentModule } from '../../modules/content/index.ts';
import type { OperatorModule } from '../../modules/operators/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';

export interface DownlineDeps {
  agents: AgentsModule;
  content: ContentModule;
  member: MemberModule;
  operator: Pick<OperatorModule, 'isKnown'>;
  wallet: Wallet;
}
