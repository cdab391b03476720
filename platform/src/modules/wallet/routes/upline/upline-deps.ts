import type { MemberModule } from '../../../accounts/index.ts';
import type { PaymentsModule } from '../../../payments/index.ts';
import type { SessionModule } from '../../../sessions/index.ts';
import type { Wallet } from '../../index.ts';
import type { WalletSettings } from '../../wallet.settings.ts';

export interface UplineDeps {
  settings: WalletSettings;
  member: MemberModule;
  payments: PaymentsModule;
  session: Pick<SessionModule, 'confirmAuthenticator' | 'hasAuthenticator'>;
  wallet: Wallet;
}
