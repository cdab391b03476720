import { MailIcon, ShareIcon } from '@portal/shared/ui/icons-media';
import {
  ChartIcon,
  CoinsIcon,
  DepositIcon,
  GiftIcon,
  PercentIcon,
  ReceiptIcon,
  TransferIcon,
  TrendIcon,
  TrophyIcon,
  WalletIcon,
  WithdrawIcon,
} from '@portal/shared/ui/icons-money';
import { PersonIcon } from '@portal/shared/ui/icons-navigation';
import { SparkIcon } from '@portal/shared/ui/icons-status';
import type { ComponentType } from 'react';

const icons: Readonly<Record<string, ComponentType>> = {
  securityCenter: PersonIcon,
  transferFund: WalletIcon,
  depositv2: DepositIcon,
  withdraw: WithdrawIcon,
  transferUpline: TransferIcon,
  personalHistoryCopy: ReceiptIcon,
  transactionHistory: ChartIcon,
  personalProfit: TrendIcon,
  bonusDetails: CoinsIcon,
  rewardCenter: GiftIcon,
  referral: ShareIcon,
  missionLeaderboard: TrophyIcon,
  messageV2: MailIcon,
  manualRebate: PercentIcon,
};

export function MenuIcon({ page }: { page: string }) {
  const Icon = icons[page] ?? SparkIcon;
  return <Icon />;
}
