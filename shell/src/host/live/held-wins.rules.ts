import type { WonInPlay } from '@portal/shared/contract/live/live-event';
import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';
import type { FrameRounds } from '@portal/shared/events/portal-bus';

interface HeldWin {
  minor: bigint;
  /** Shown from then on, whatever the game reports; ms since the epoch. */
  untilMs: number;
}

/** Wins that the header does not show yet, because the game in the frame has not shown them. */
export interface HeldWins {
  /** The game whose round is open in the frame. */
  frame?: Pick<FrameRounds, 'gameCode'>;
  wins: readonly HeldWin[];
}

export const noHeldWins: HeldWins = { wins: [] };
/** Upper limit of a hold, for games that do not report shown rounds or that crashed. */
export const longestHoldMs = 60_000;

/** Starts holding with the first round that opens in the frame; releases everything when the last one was shown. */
export const afterRounds = (held: HeldWins, { areOpen, gameCode }: FrameRounds): HeldWins =>
  areOpen ? { ...held, frame: { gameCode } } : noHeldWins;

/** Holds a win of the game in the frame while a round is open there; wins of other games are shown at once. */
export function afterWin(held: HeldWins, won: WonInPlay, nowMs: number): HeldWins {
  const { frame } = held;
  if (!frame || (frame.gameCode !== undefined && frame.gameCode !== won.gameCode)) return held;
  return { ...held, wins: [...held.wins, { minor: minorUnits(won.amount), untilMs: nowMs + longestHoldMs }] };
}

export const withoutExpired = (held: HeldWins, nowMs: number): HeldWins => ({
  ...held,
  wins: held.wins.filter(({ untilMs }) => untilMs > nowMs),
});

/** Returns the balance minus held wins; it includes stakes, deposits and everything else. Decimal text. */
export function balanceShown(balance: string, { wins }: HeldWins): string {
  const left = wins.reduce((remaining, { minor }) => remaining - minor, minorUnits(balance));
  return amountFromMinor(left > 0n ? left : 0n);
}
