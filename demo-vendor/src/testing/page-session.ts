import type { PageSession } from '../sessions/page-session.ts';

/** Makes the session of player-1 in a game. */
export function pageSession(gameCode: string, change: Partial<PageSession> = {}): PageSession {
  return {
    sessionId: 'session-of-the-test',
    playerId: 'player-1',
    launchId: 'launch-1',
    gameCode,
    currency: 'PHP',
    currencySymbol: 'P',
    language: 'EN',
    theme: 'light',
    portalOrigin: 'http://localhost:1',
    backUrl: '/',
    balance: '0.00',
    chainSecret: '11'.repeat(32),
    openedAt: '2026-03-01T00:00:00.000Z',
    ...change,
  };
}
