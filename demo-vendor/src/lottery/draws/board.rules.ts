import { seededDraw } from '@portal/engines/seeded-draw';
import type { DrawnNumbers, LotteryKind } from '../rules/lottery-kind.ts';

/** Enough boards to see every character that a number of a prize can have. */
const boardsTried = 400;

interface Prize {
  prize: string;
  count: number;
  length: number;
  characters: ReadonlySet<string>;
}

const known = new Map<LotteryKind['code'], readonly Prize[]>();

/** Parses a board ("DB 12345; G1 67890"); undefined for other text. Does not check that it fits a game. */
export function readBoard(text: string): DrawnNumbers | undefined {
  const prizes = text.split('; ').map((part) => part.split(' '));
  const isBoard = prizes.every(
    ([prize = '', ...numbers]) =>
      /^[A-Z0-9]{1,10}$/.test(prize) &&
      numbers.length > 0 &&
      numbers.every((number) => /^[A-Z0-9]{1,10}$/.test(number)),
  );
  return isBoard ? prizes.map(([prize = '', ...numbers]) => ({ prize, numbers })) : undefined;
}

/** Returns whether a game of the kind could draw these prizes, by number, length and characters. */
export function isBoardOf(kind: LotteryKind, drawn: DrawnNumbers): boolean {
  const prizes = known.get(kind.code) ?? prizesOf(kind);
  known.set(kind.code, prizes);
  return (
    drawn.length === prizes.length &&
    prizes.every(({ prize, count, length, characters }, index) => {
      const given = drawn[index];
      return (
        given?.prize === prize &&
        given.numbers.length === count &&
        given.numbers.every((number) => number.length === length && [...number].every((each) => characters.has(each)))
      );
    })
  );
}

/** Derives the prizes of a kind from many drawn boards, since its rules only draw boards and do not describe them. */
function prizesOf(kind: LotteryKind): readonly Prize[] {
  const draw = seededDraw(1);
  const boards = Array.from({ length: boardsTried }, () => kind.draw(draw));
  const [first = []] = boards;
  return first.map(({ prize, numbers }, index) => ({
    prize,
    count: numbers.length,
    length: numbers[0]?.length ?? 0,
    characters: new Set(boards.flatMap((board) => (board[index]?.numbers ?? []).flatMap((number) => [...number]))),
  }));
}
