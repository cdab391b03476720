import type { MemberModule } from '../../../accounts/index.ts';
import type { GamesModule } from '../../../games/index.ts';
import type { PaymentsModule } from '../../../payments/index.ts';
import type { Wallet } from '../../index.ts';

export interface WalletTransferDeps {
  games: GamesModule;
  member: MemberModule;
  payments: Pick<PaymentsModule, 'turnover'>;
  wallet: Wallet;
}
