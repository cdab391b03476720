import type { MemberModule } from '../accounts/index.ts';
import type { ApprovalsModule } from '../approvals/index.ts';
import type { DeliveryModule } from '../delivery/index.ts';
import type { GamesModule } from '../games/index.ts';
import type { InboxModule } from '../inbox/index.ts';
import type { OperatorModule } from '../operators/index.ts';
import type { RewardsModule } from '../rewards/index.ts';
import type { SessionModule } from '../sessions/index.ts';
import type { Wallet } from '../wallet/index.ts';
import type { PaymentsModule } from './index.ts';
import type { PaymentSettings } from './payments.settings.ts';

/** Dependencies of this module's routes, given by modules.ts. */
export interface PaymentsRouteDeps {
  approvals: ApprovalsModule;
  settings: PaymentSettings;
  delivery: DeliveryModule;
  games: Pick<GamesModule, 'isPlayerSuspended'>;
  inbox: Pick<InboxModule, 'notify'>;
  member: MemberModule;
  operator: OperatorModule;
  payments: PaymentsModule;
  session: Pick<
    SessionModule,
    'askPaymentPasskey' | 'confirmAuthenticator' | 'confirmByPasskey' | 'hasAuthenticator' | 'paysByPasskey'
  >;
  rewards: Pick<RewardsModule, 'grants'>;
  wallet: Wallet;
}
