import type { ToldLotteryLaunch } from '@portal/shared/contract/lottery/lottery-launch';

/** A game page that showed a good launch token. Its id is the page's credential towards the studio. */
export interface PageSession {
  sessionId: string;
  playerId: string;
  launchId: string;
  gameCode: string;
  /** Room that the player chose in the portal. */
  roomId?: string;
  /** Of a lottery: how the portal asks for its page. */
  lottery?: ToldLotteryLaunch;
  currency: string;
  currencySymbol: string;
  language: string;
  /** IANA zone of the times that the player reads, as the platform names it. */
  timeZone?: string;
  theme: 'light' | 'dark';
  portalOrigin: string;
  backUrl: string;
  /** Balance at the last answer of the platform. */
  balance: string;
  /** Lower-case hex; the seeds of the session's rounds come from it, and nobody is told it. */
  chainSecret: string;
  openedAt: string;
}
