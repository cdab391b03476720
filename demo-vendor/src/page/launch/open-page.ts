import { wait } from '../dom/dom.ts';
import { PageRefusal } from '../requests/ask-studio.ts';
import { exchangeIdFor } from './exchange-id.ts';
import { applyAndStoreLanguage, expectStoredLanguage } from './stored-language.ts';
import { readStoredSession, storeSession } from './stored-session.ts';

/** The launch of a page. Its exchange id is the same for every retry, since the studio's answer may have been lost. */
interface Launch {
  launchToken: string;
  gameCode: string;
  exchangeId: string;
}

/** Calls of a kind of game to open a session, and to read an existing one. */
export interface SessionCalls<Session> {
  open(launch: Launch): Promise<Session>;
  read(session: string): Promise<Session>;
}

/**
 * Opens the session of this page from the launch token in the URL, or after a reload from storage. Then applies the
 * player's language and time zone.
 */
export async function openPage<Session extends { session: string; language: string; timeZone?: string }>(
  calls: SessionCalls<Session>,
): Promise<Session> {
  const { gameCode, token } = pageLaunch();
  const stored = readStoredSession(gameCode, token);
  if (!stored && !token) throw new PageRefusal('launch_token_invalid');
  expectStoredLanguage();
  const opened = await patiently(() => (stored ? calls.read(stored) : calls.open(launchOf(token ?? '', gameCode))));
  storeSession(gameCode, token, opened.session);
  await applyAndStoreLanguage(opened);
  // The token is used; remove it from the history and from screenshots.
  history.replaceState(null, '', location.pathname);
  return opened;
}

/**
 * Returns the selection that a new launch has brought, for books; undefined after a reload, when the frame has the URL
 * of its launch again. To be read before the page is opened.
 */
export function launchedSelection(): string | undefined {
  const { gameCode, token, selection } = pageLaunch();
  return token && readStoredSession(gameCode, token) === undefined ? (selection ?? undefined) : undefined;
}

function pageLaunch() {
  const gameCode = decodeURIComponent(location.pathname.split('/').pop() ?? '');
  const launch = new URLSearchParams(location.hash.slice(1));
  return { gameCode, token: launch.get('t'), selection: launch.get('s') };
}

const launchOf = (launchToken: string, gameCode: string): Launch => ({
  launchToken,
  gameCode,
  exchangeId: exchangeIdFor(launchToken),
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
