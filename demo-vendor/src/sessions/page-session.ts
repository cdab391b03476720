import type { ToldLotteryLaunch } from '@portal/shared/contract/lottery/lottery-launch';

/** Session of a game page with a valid launch token. Its id is the page's credential at the studio. */
export interface PageSession {
  sessionId: string;
  playerId: string;
  launchId: string;
  gameCode: string;
  /** Room chosen in the portal. */
  roomId?: string;
  /** For a lottery: the view that the portal requested. */
  lottery?: ToldLotteryLaunch;
  currency: string;
  currencySymbol: string;
  language: string;
  /** IANA time zone for displayed times, from the platform. */
  timeZone?: string;
  theme: 'light' | 'dark';
  portalOrigin: string;
  backUrl: string;
  /** Balance in the last answer of the platform. */
  balance: string;
  /** Lower-case hex; the seeds of the session's rounds derive from it, so it stays secret. */
  chainSecret: string;
  openedAt: string;
}
