import type { ComponentType } from 'react';
import { SecurityPage } from './features/account/security-page.tsx';
import { AccountRecord } from './features/account-record/account-record.tsx';
import { BettingRecord } from './features/betting-record/betting-record.tsx';
import { BonusesPage } from './features/bonuses/bonuses-page.tsx';
import { DepositPage } from './features/deposit/deposit-page.tsx';
import { InboxPage } from './features/inbox/inbox-page.tsx';
import { MissionsPage } from './features/missions/missions-page.tsx';
import { ProfitPage } from './features/profit/profit-page.tsx';
import { RankPage } from './features/rank/rank-page.tsx';
import { RebatePage } from './features/rebate/rebate-page.tsx';
import { ReferralPage } from './features/referral/referral-page.tsx';
import { RewardsPage } from './features/rewards/rewards-page.tsx';
import { UplinePage } from './features/transfer-upline/upline-page.tsx';
import { WalletPage } from './features/wallet/wallet-page.tsx';
import { WithdrawPage } from './features/withdraw/withdraw-page.tsx';

/** Pages of specification 2.5 that this release has; the menu may name more. */
export const pages: Readonly<Record<string, ComponentType>> = {
  securityCenter: SecurityPage,
  transferFund: WalletPage,
  depositv2: DepositPage,
  withdraw: WithdrawPage,
  transferUpline: UplinePage,
  personalHistoryCopy: BettingRecord,
  transactionHistory: AccountRecord,
  personalProfit: ProfitPage,
  bonusDetails: BonusesPage,
  rewardCenter: RewardsPage,
  referral: ReferralPage,
  messageV2: InboxPage,
  missionLeaderboard: MissionsPage,
  manualRebate: RebatePage,
  playerRank: RankPage,
};
