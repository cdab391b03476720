import type { createPortalFrame } from '../launch/portal-frame.ts';
import { askStudio, namingSession } from '../requests/ask-studio.ts';

interface FollowedBalance {
  session: string;
  portal: Pick<ReturnType<typeof createPortalFrame>, 'onBalanceChanged'>;
  /** Returns whether a result is still hidden, which the balance would reveal. */
  isBusy(): boolean;
  show(balance: string): void;
}

/** Movements come in groups, so one request is enough. */
const soonMs = 400;

const readBalance = (session: string) => askStudio<{ balance: string }>('/api/balance', namingSession(session));

/** Refreshes the balance after changes elsewhere, when the portal reports one and when the page becomes visible. */
export function followBalance({ session, portal, isBusy, show }: FollowedBalance): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function askSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), soonMs);
  }
  async function ask(): Promise<void> {
    if (isBusy()) return askSoon();
    const now = await readBalance(session).catch(() => undefined);
    // The answer may already include a round that began meanwhile.
    if (isBusy()) return askSoon();
    if (now) show(now.balance);
  }
  portal.onBalanceChanged(askSoon);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && askSoon());
}
