import type { GamesModule } from '../../modules/games/index.ts';
import type { MemberModule } from '../../modules/member/index.ts';
import type { PaymentsModule } from '../../modules/payments/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';

export interface WalletTransferDeps {
  games: GamesModule;
  member: MemberModule;
  payments: Pick<PaymentsModule, 'turnover'>;
  wallet: Wallet;
}
