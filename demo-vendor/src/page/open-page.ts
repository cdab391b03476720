import { openSession, PageRefusal, readSession, type SessionInfo } from './api.ts';
import { keepSession, keptSession } from './kept-session.ts';

/** The session of this page: from the launch token in the address, or after a reload from the page's own storage. */
export async function openPage(): Promise<SessionInfo> {
  const gameCode = decodeURIComponent(location.pathname.split('/').pop() ?? '');
  const token = new URLSearchParams(location.hash.slice(1)).get('t');
  const kept = keptSession(gameCode, token);
  if (!kept && !token) throw new PageRefusal('launch_token_invalid');
  const info = await patiently(() => (kept ? readSession(kept) : openSession(token ?? '', gameCode)));
  keepSession(gameCode, token, info.session);
  // The token is used up; it has no business in the history or in a screenshot.
  history.replaceState(null, '', location.pathname);
  return info;
}

async function patiently(ask: () => Promise<SessionInfo>): Promise<SessionInfo> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      const isFinal = error instanceof PageRefusal && error.code !== 'try_again';
      if (isFinal || attempt >= 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}
