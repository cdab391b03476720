import type { ContentModule } from '../../modules/content/index.ts';
import type { GamesModule } from '../../modules/games/index.ts';
import type { MemberModule } from '../../modules/member/index.ts';
import type { OperatorModule } from '../../modules/operator/index.ts';
import type { PaymentsModule } from '../../modules/payments/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';

export interface DepositFlowDeps {
  content: ContentModule;
  games: Pick<GamesModule, 'isPlayerStopped'>;
  member: MemberModule;
  operator: OperatorModule;
  payments: PaymentsModule;
  wallet: Wallet;
}
