import { PageRefusal } from './ask-studio.ts';
import { wait } from './dom.ts';
import { exchangeOf } from './kept-exchange.ts';
import { speakAndKeep } from './kept-language.ts';
import { keepSession, keptSession } from './kept-session.ts';

/** What a page shows the studio. The exchange is the same every time it asks, as the studio's answer may have been lost. */
export interface Launch {
  launchToken: string;
  gameCode: string;
  exchangeId: string;
}

/** How a kind of game opens a session, and reads one that it has. */
export interface SessionCalls<Session> {
  open(launch: Launch): Promise<Session>;
  read(session: string): Promise<Session>;
}

/**
 * The session of this page: from the launch token in the address, or after a reload from the page's own storage. From then on
 * the page speaks the language of its player, and shows times by their zone.
 */
export async function openPage<Session extends { session: string; language: string; timeZone?: string }>(
  calls: SessionCalls<Session>,
): Promise<Session> {
  const gameCode = decodeURIComponent(location.pathname.split('/').pop() ?? '');
  const token = new URLSearchParams(location.hash.slice(1)).get('t');
  const kept = keptSession(gameCode, token);
  if (!kept && !token) throw new PageRefusal('launch_token_invalid');
  const opened = await patiently(() => (kept ? calls.read(kept) : calls.open(launchOf(token ?? '', gameCode))));
  keepSession(gameCode, token, opened.session);
  speakAndKeep(opened);
  // The token is used up; it has no business in the history or in a screenshot.
  history.replaceState(null, '', location.pathname);
  return opened;
}

const launchOf = (launchToken: string, gameCode: string): Launch => ({
  ...{ launchToken, gameCode },
  exchangeId: exchangeOf(launchToken),
});

async function patiently<Session>(ask: () => Promise<Session>): Promise<Session> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      const isFinal = error instanceof PageRefusal && error.code !== 'try_again';
      if (isFinal || attempt >= 20) throw error;
      await wait(500);
    }
  }
}
