import type { MemberModule } from '../../accounts/index.ts';
import type { SiteSettings } from '../../content/index.ts';
import type { GamesModule } from '../../games/index.ts';
import type { OperatorModule } from '../../operators/index.ts';
import type { PaymentsModule } from '../../payments/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import type { ReportsModule } from '../index.ts';

/** Dependencies of the operator's reports. */
export interface ReportDeps {
  settings: SiteSettings;
  games: GamesModule;
  member: MemberModule;
  operator: OperatorModule;
  payments: PaymentsModule;
  reports: ReportsModule;
  wallet: Wallet;
}
