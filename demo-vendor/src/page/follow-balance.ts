import { askStudio, namingSession } from './ask-studio.ts';
import type { createPortalFrame } from './portal-frame.ts';

interface FollowedBalance {
  session: string;
  portal: Pick<ReturnType<typeof createPortalFrame>, 'onBalanceChanged'>;
  /** Whether a result of the player waits to be shown: the balance would give it away. */
  isBusy(): boolean;
  show(balance: string): void;
}

/** Several movements come together, and one question is enough. */
const soonMs = 400;

const readBalance = (session: string) => askStudio<{ balance: string }>('/api/balance', namingSession(session));

/** Follows the balance that deposits and other games move, when the portal reports it and when the page is seen again. */
export function followBalance({ session, portal, isBusy, show }: FollowedBalance): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function askSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), soonMs);
  }
  async function ask(): Promise<void> {
    if (isBusy()) return askSoon();
    const now = await readBalance(session).catch(() => undefined);
    // What began meanwhile may be in the answer already.
    if (isBusy()) return askSoon();
    if (now) show(now.balance);
  }
  portal.onBalanceChanged(askSoon);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && askSoon());
}
