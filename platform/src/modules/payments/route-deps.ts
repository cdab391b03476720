import type { MemberModule } from '../accounts/index.ts';
import type { AgentsModule } from '../agents/index.ts';
import type { ContentModule } from '../content/index.ts';
import type { GamesModule } from '../games/index.ts';
import type { OperatorModule } from '../operators/index.ts';
import type { RewardsModule } from '../rewards/index.ts';
import type { Wallet } from '../wallet/index.ts';
import type { PaymentsModule } from './index.ts';

export interface DepositFlowDeps {
  content: ContentModule;
  games: Pick<GamesModule, 'isPlayerStopped'>;
  member: MemberModule;
  operator: OperatorModule;
  payments: PaymentsModule;
  wallet: Wallet;
}

export interface WithdrawalFlowDeps {
  agents: Pick<AgentsModule, 'contracts'>;
  content: ContentModule;
  member: MemberModule;
  operator: OperatorModule;
  payments: PaymentsModule;
  rewards: RewardsModule;
  wallet: Wallet;
}
