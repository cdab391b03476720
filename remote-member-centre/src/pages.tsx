import { ChunkPage } from '@portal/shared/parts/chunk-page';
import type { ComponentType, ReactNode } from 'react';
import { AccountRecord } from './features/account-record/account-record.tsx';
import { BettingRecord } from './features/betting-record/betting-record.tsx';
import { ProfitPage } from './features/profit/profit-page.tsx';
import { WalletPage } from './features/wallet/wallet-page.tsx';

/** Pages whose code comes with the member centre itself. */
const ownPages: Readonly<Record<string, ComponentType>> = {
  transferFund: WalletPage,
  personalHistoryCopy: BettingRecord,
  transactionHistory: AccountRecord,
  personalProfit: ProfitPage,
};

/** Pages in chunks of their own: who opens one does not wait for the others. */
const chunkPages: Readonly<Record<string, () => Promise<ComponentType>>> = {
  securityCenter: async () => (await import('./features/account/security-centre.tsx')).SecurityCentre,
  depositv2: async () => (await import('./features/deposit/deposit-centre.tsx')).DepositCentre,
  withdraw: async () => (await import('./features/withdraw/withdraw-centre.tsx')).WithdrawCentre,
  transferUpline: async () => (await import('./features/transfer-upline/upline-centre.tsx')).UplineCentre,
  bonusDetails: async () => (await import('./features/bonuses/bonus-details.tsx')).BonusDetails,
  rewardCenter: async () => (await import('./features/rewards/reward-centre.tsx')).RewardCentre,
  referral: async () => (await import('./features/referral/referral-centre.tsx')).ReferralCentre,
  messageV2: async () => (await import('./features/inbox/inbox-centre.tsx')).InboxCentre,
  missionLeaderboard: async () => (await import('./features/missions/missions-centre.tsx')).MissionsCentre,
  manualRebate: async () => (await import('./features/rebate/rebate-centre.tsx')).RebateCentre,
  playerRank: async () => (await import('./features/rank/rank-centre.tsx')).RankCentre,
};

/** The pages that have loaded. */
const brought = new Map<string, ComponentType>();

/** Loads the code of a page unless it is there; after a failure the page itself tries again. */
export async function preloadPageCode(page: string): Promise<void> {
  const load = chunkPages[page];
  if (load && !brought.has(page))
    await load().then(
      (Page) => brought.set(page, Page),
      () => undefined,
    );
}

/**
 * Returns the element of a page of docs/product.md 2.5 that this release has; the menu may name more. Callers keep it
 * while the page is open, as it changes once the page's code has loaded.
 */
export function pageOf(page: string): ReactNode {
  const load = chunkPages[page];
  const Page = brought.get(page) ?? ownPages[page];
  if (Page) return <Page />;
  return load && <ChunkPage name={page} load={load} />;
}
