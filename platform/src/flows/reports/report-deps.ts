import type { ContentModule } from '../../modules/content/index.ts';
import type { GamesModule } from '../../modules/games/index.ts';
import type { MemberModule } from '../../modules/member/index.ts';
import type { OperatorModule } from '../../modules/operator/index.ts';
import type { PaymentsModule } from '../../modules/payments/index.ts';
import type { ReportsModule } from '../../modules/reports/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';

/** Dependencies of the operator's reports. */
export interface ReportDeps {
  content: ContentModule;
  games: GamesModule;
  member: MemberModule;
  operator: OperatorModule;
  payments: PaymentsModule;
  reports: ReportsModule;
  wallet: Wallet;
}
