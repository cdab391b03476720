import type { PageSession } from './page-session.ts';

/** Session data for every page; each kind of game adds its own. */
export interface SessionView {
  /** The page's credential. */
  session: string;
  launchId: string;
  /** Balance in the last answer of the platform. */
  balance: string;
  currency: string;
  currencySymbol: string;
  portalOrigin: string;
  backUrl: string;
  theme: 'light' | 'dark';
  language: string;
  /** IANA time zone for displayed times. */
  timeZone?: string;
}

export function sessionView(of: PageSession): SessionView {
  const {
    sessionId: session,
    launchId,
    balance,
    currency,
    currencySymbol,
    portalOrigin,
    backUrl,
    theme,
    language,
    timeZone,
  } = of;
  const page = { portalOrigin, backUrl, theme, language, ...(timeZone && { timeZone }) };
  return { session, launchId, balance, currency, currencySymbol, ...page };
}
