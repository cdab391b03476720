import type { ContentModule } from '../../modules/content/index.ts';
import type { MemberModule } from '../../modules/member/index.ts';
import type { PaymentsModule } from '../../modules/payments/index.ts';

export interface BankAccountDeps {
  content: ContentModule;
  member: MemberModule;
  payments: PaymentsModule;
}
