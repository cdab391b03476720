import type { MemberModule } from '../../../accounts/index.ts';
import type { ContentModule } from '../../../content/index.ts';
import type { PaymentsModule } from '../../../payments/index.ts';
import type { Wallet } from '../../index.ts';

export interface UplineDeps {
  content: ContentModule;
  member: MemberModule;
  payments: PaymentsModule;
  wallet: Wallet;
}
