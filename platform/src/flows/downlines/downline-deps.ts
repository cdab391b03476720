import type { AccountSettings, MemberModule } from '../../modules/accounts/index.ts';
import type { AgentsModule } from '../../modules/agents/index.ts';
import type { OperatorModule } from '../../modules/operators/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';

export interface DownlineDeps {
  agents: AgentsModule;
  settings: AccountSettings;
  member: MemberModule;
  operator: Pick<OperatorModule, 'isKnown'>;
  wallet: Wallet;
}
