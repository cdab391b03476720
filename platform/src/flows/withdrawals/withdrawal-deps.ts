import type { AgentsModule } from '../../modules/agents/index.ts';
import type { ContentModule } from '../../modules/content/index.ts';
import type { MemberModule } from '../../modules/member/index.ts';
import type { OperatorModule } from '../../modules/operator/index.ts';
import type { PaymentsModule } from '../../modules/payments/index.ts';
import type { RewardsModule } from '../../modules/rewards/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';

export interface WithdrawalFlowDeps {
  agents: Pick<AgentsModule, 'contracts'>;
  content: ContentModule;
  member: MemberModule;
  operator: OperatorModule;
  payments: PaymentsModule;
  rewards: RewardsModule;
  wallet: Wallet;
}
