import type { OpenedDraw } from '@portal/shared/contract/lottery/opened-numbers';

export type Prizes = OpenedDraw['prizes'];

/** How a board is set: the printed table of the Vietnamese lotteries, dice, balls, or a list of prizes. */
type BoardKind = 'vietnam' | 'dice' | 'balls' | 'prizes';

/** Derived from the numbers themselves, so that a new game of a known kind needs no configuration. */
export function boardKind({ prizes }: Pick<OpenedDraw, 'prizes'>): BoardKind {
  if (prizes.some(({ prize }) => prize === 'DB')) return 'vietnam';
  const [only, second] = prizes;
  if (!only || second) return 'prizes';
  if (only.prize === 'DICE' && only.numbers.every((number) => /^[1-6]$/.test(number))) return 'dice';
  return only.numbers.every((number) => number.length <= 2) ? 'balls' : 'prizes';
}

/** The great prize of a draw: the special prize of a Vietnamese board, else the first of the board. */
export function greatPrize(prizes: Prizes): Prizes[number] | undefined {
  return prizes.find(({ prize }) => prize === 'DB') ?? prizes[0];
}

/** What the balls of a prize show: the figures of a single number, or each number. */
export function ballsOf({ numbers }: Prizes[number]): string[] {
  const [only] = numbers;
  return numbers.length === 1 && only !== undefined ? [...only] : [...numbers];
}

interface HeadRow {
  head: string;
  /** Last figures of the numbers whose last figure but one is the head, rising. */
  tails: string[];
}

/** The two-figure endings of a Vietnamese board by their heads, 0 to 9. */
export function headTable(prizes: Prizes): HeadRow[] {
  const endings = prizes.flatMap(({ numbers }) => numbers.map((number) => number.slice(-2)));
  return Array.from({ length: 10 }, (_, place) => {
    const head = String(place);
    const tails = endings
      .filter((ending) => ending.length === 2 && ending.startsWith(head))
      .map((ending) => ending.slice(1));
    return { head, tails: tails.sort() };
  });
}
