import { FireIcon, MegaphoneIcon, PersonIcon, ReceiptIcon } from '@portal/shared/ui/icons/frame';
import {
  CalendarIcon,
  ChartIcon,
  CoinsIcon,
  PercentIcon,
  TransferIcon,
  TrendIcon,
} from '@portal/shared/ui/icons/money';
import { TeamIcon } from '@portal/shared/ui/icons/navigation';
import { ClockIcon, SparkIcon } from '@portal/shared/ui/icons/status';
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
