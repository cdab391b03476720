import type { SportsSession } from '../../sports/sports-shapes.ts';
import { minorOf } from '../minor.rules.ts';
import { bookSession } from './sports-api.ts';

const askAfterMs = 700;

/** The player's balance, shown at once when it changes. */
export function createBalance({ balance: opening, session }: SportsSession, show: (balance: string) => void) {
  let balance = opening;
  let asking: ReturnType<typeof setTimeout> | undefined;

  function set(next: string): void {
    balance = next;
    show(next);
  }

  async function ask(): Promise<void> {
    const now = await bookSession.read(session).catch(() => undefined);
    if (now) set(now.balance);
  }

  return {
    /** Minor units. */
    minor: () => minorOf(balance),
    set,
    /** Asks for the balance of now: several tickets of a match end together, and one question is enough. */
    askSoon(): void {
      clearTimeout(asking);
      asking = setTimeout(() => void ask(), askAfterMs);
    },
  };
}
export type Balance = ReturnType<typeof createBalance>;
