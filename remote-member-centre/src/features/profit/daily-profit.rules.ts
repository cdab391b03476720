import { amountFromMinor, minorUnits } from '@portal/shared/contract/amounts';
import type { BetRow } from '@portal/shared/contract/games/list-bets';

export interface DayProfit {
  /** Calendar day of the viewer, yyyy-mm-dd. */
  day: string;
  stake: string;
  win: string;
  profit: string;
  rounds: number;
}

/** Settled rounds summed by the day they were opened on, oldest day first; open and taken-back rounds count for nothing. */
export function profitByDay(bets: readonly BetRow[], dayOf: (isoTime: string) => string): DayProfit[] {
  const days = new Map<string, { stake: bigint; win: bigint; profit: bigint; rounds: number }>();
  for (const bet of bets) {
    if (bet.state !== 'settled') continue;
    const day = dayOf(bet.openedAt);
    const sum = days.get(day) ?? { stake: 0n, win: 0n, profit: 0n, rounds: 0 };
    days.set(day, {
      stake: sum.stake + minorUnits(bet.stake),
      win: sum.win + minorUnits(bet.win),
      profit: sum.profit + minorUnits(bet.profit),
      rounds: sum.rounds + 1,
    });
  }
  return [...days]
    .sort(([left], [right]) => left.localeCompare(right))
    .map(([day, { stake, win, profit, rounds }]) => ({
      day,
      stake: amountFromMinor(stake),
      win: amountFromMinor(win),
      profit: amountFromMinor(profit),
      rounds,
    }));
}

/** Calendar day of an instant where the viewer is, yyyy-mm-dd. */
export function localDay(isoTime: string): string {
  const time = new Date(isoTime);
  const parts = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
