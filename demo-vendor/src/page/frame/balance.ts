import { minorOf } from '../money/minor.rules.ts';

const askAfterMs = 700;

interface BalanceParts {
  /** Decimal text. */
  opening: string;
  /** Reads the current balance from the studio. */
  read(): Promise<{ balance: string }>;
  show(balance: string): void;
}

/** Creates the player's balance, shown at once when it changes. */
export function createBalance({ opening, read, show }: BalanceParts) {
  let balance = opening;
  let asking: ReturnType<typeof setTimeout> | undefined;

  function set(next: string): void {
    balance = next;
    show(next);
  }

  async function ask(): Promise<void> {
    const now = await read().catch(() => undefined);
    if (now) set(now.balance);
  }

  return {
    /** Minor units. */
    minor: () => minorOf(balance),
    set,
    /** Reads the current balance soon: several tickets end together, and one request is enough. */
    askSoon(): void {
      clearTimeout(asking);
      asking = setTimeout(() => void ask(), askAfterMs);
    },
  };
}
