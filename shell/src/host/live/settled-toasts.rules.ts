import type { LiveEvent } from '@portal/shared/contract/live/live-event';
import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';

/** A bet that was settled or refunded, or a payment that has come to a state, while the player was anywhere in the portal. */
export type Settled =
  | { kind: 'bet' | 'refund'; gameCode: string; gameName: string; amount: string }
  | { kind: 'withdrawal' | 'deposit'; id: string; state: string; reference: string; amount: string };

/** Reads a live event; undefined for another one, and for a payment that an older platform does not name. */
export function settledOf(event: LiveEvent): Settled | undefined {
  if (event.type === 'bet-settled') {
    const { gameCode, gameName, win: amount } = event;
    return { kind: 'bet', gameCode, gameName, amount };
  }
  if (event.type === 'bet-refunded') {
    const { gameCode, gameName, stake: amount } = event;
    return { kind: 'refund', gameCode, gameName, amount };
  }
  if (event.type !== 'withdrawal' && event.type !== 'deposit') return undefined;
  const { type: kind, id, state, reference, amount } = event;
  return reference === undefined || amount === undefined ? undefined : { kind, id, state, reference, amount };
}

export interface SettledToast {
  /** Id of the text. */
  text: string;
  values: { game?: string; count?: number; reference?: string; amount?: string };
  tone: 'good' | 'neutral' | 'warn';
  /** Page of the member centre with the record. */
  page: string;
}

/** States with a toast, and its tone. What members do themselves they know. */
const endings: Readonly<Record<string, SettledToast['tone']>> = {
  'withdrawal.paid': 'good',
  'withdrawal.rejected': 'warn',
  'withdrawal.refunded': 'neutral',
  'withdrawal.forced_receipt': 'neutral',
  'deposit.credited': 'good',
  'deposit.rejected': 'warn',
};

const pages = {
  bet: 'personalHistoryCopy',
  refund: 'personalHistoryCopy',
  withdrawal: 'withdraw',
  deposit: 'depositv2',
} as const;

/** What is on screen and needs no toast: the game being played, and an open page of the member centre. */
export interface OnScreen {
  gameCode?: string | undefined;
  page?: string | undefined;
}

/** Whether the player is to hear of it. */
export function needsToast(settled: Settled, onScreen: OnScreen): boolean {
  if (pages[settled.kind] === onScreen.page) return false;
  if (isBet(settled)) return settled.gameCode !== onScreen.gameCode;
  return `${settled.kind}.${settled.state}` in endings;
}

/** Adds to those that wait; of one payment only the latest state is shown. */
export const withSettled = (waiting: readonly Settled[], next: Settled): Settled[] => [
  ...waiting.filter((each) => isBet(next) || isBet(each) || each.kind !== next.kind || each.id !== next.id),
  next,
];

/** The next toast of those that wait, and what waits after it: payments one by one, then all results in one, then all refunds. */
export function nextToast(waiting: readonly Settled[]): { toast: SettledToast; left: Settled[] } | undefined {
  const payment = waiting.find((each) => !isBet(each));
  if (payment) return { toast: toastOfPayment(payment), left: waiting.filter((each) => each !== payment) };
  const all = waiting.filter(isBet);
  const kind = all.some((each) => each.kind === 'bet') ? 'bet' : 'refund';
  const bets = all.filter((each) => each.kind === kind);
  const [first] = bets;
  return first && { toast: toastOfBets(first, bets), left: all.filter((each) => each.kind !== kind) };
}

type Bet = Extract<Settled, { gameCode: string }>;

const isBet = (settled: Settled): settled is Bet => settled.kind === 'bet' || settled.kind === 'refund';

function toastOfPayment({ kind, state, reference, amount }: Exclude<Settled, Bet>): SettledToast {
  const name = `${kind}.${state}`;
  return {
    text: `settled.${name}`,
    values: { reference, amount },
    tone: endings[name] ?? 'neutral',
    page: pages[kind],
  };
}

function toastOfBets({ kind, gameName }: Bet, bets: readonly Bet[]): SettledToast {
  const sum = bets.reduce((total, { amount }) => total + minorUnits(amount), 0n);
  const result = sum > 0n ? 'paid' : 'lost';
  const outcome = kind === 'refund' ? 'refunded' : result;
  const values = { amount: amountFromMinor(sum), game: gameName, count: bets.length };
  const text = bets.length === 1 ? `settled.bet.${outcome}` : `settled.bets.${outcome}`;
  return { text, values, tone: outcome === 'paid' ? 'good' : 'neutral', page: pages[kind] };
}
