import { MegaphoneIcon } from '@portal/shared/ui/icons-media';
import {
  CalendarIcon,
  ChartIcon,
  CoinsIcon,
  PercentIcon,
  ReceiptIcon,
  TransferIcon,
  TrendIcon,
} from '@portal/shared/ui/icons-money';
import { PersonIcon, TeamIcon } from '@portal/shared/ui/icons-navigation';
import { ClockIcon, FireIcon, SparkIcon } from '@portal/shared/ui/icons-status';
import type { ComponentType } from 'react';

const icons: Readonly<Record<string, ComponentType>> = {
  agentAnnouncement: MegaphoneIcon,
  agentTeamOverview: ChartIcon,
  registerCenter: PersonIcon,
  teamManagement: TeamIcon,
  teamBetting: ReceiptIcon,
  userProfitLoss: TrendIcon,
  myIncome: CoinsIcon,
  downlineTransactions: TransferIcon,
  dividendRecord: PercentIcon,
  dailyWages: CalendarIcon,
  hourlySalary: ClockIcon,
  realTimeSalary: FireIcon,
};

export function PageIcon({ page }: { page: string }) {
  const Icon = icons[page] ?? SparkIcon;
  return <Icon />;
}
