import { GiftIcon, PersonIcon, ReceiptIcon, ShareIcon, WalletIcon } from '@portal/shared/ui/icons/frame';
import { MailIcon } from '@portal/shared/ui/icons/media';
import {
  ChartIcon,
  CoinsIcon,
  DepositIcon,
  PercentIcon,
  TransferIcon,
  TrendIcon,
  TrophyIcon,
  WithdrawIcon,
} from '@portal/shared/ui/icons/money';
import { SparkIcon } from '@portal/shared/ui/icons/status';
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
