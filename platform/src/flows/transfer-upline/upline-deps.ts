import type { ContentModule } from '../../modules/content/index.ts';
import type { MemberModule } from '../../modules/member/index.ts';
import type { PaymentsModule } from '../../modules/payments/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';

export interface UplineDeps {
  content: ContentModule;
  member: MemberModule;
  payments: PaymentsModule;
  wallet: Wallet;
}
