import type { OpenedDraw } from '@portal/shared/contract/lottery/opened-numbers';

/** The newest draw with a result of each game, newest first, `most` at most; the answer is newest first. */
export function newestOfEach(draws: readonly OpenedDraw[], most: number): OpenedDraw[] {
  const newest = new Map<string, OpenedDraw>();
  for (const draw of draws) {
    if (draw.state === 'result' && draw.prizes.length > 0 && !newest.has(draw.gameId)) newest.set(draw.gameId, draw);
  }
  return [...newest.values()].slice(0, most);
}

/** The great prize: the special one of a Vietnamese board, else the first; its figures one by one where it is one number. */
export function greatNumbers({ prizes }: Pick<OpenedDraw, 'prizes'>): string[] {
  const numbers = (prizes.find(({ prize }) => prize === 'DB') ?? prizes[0])?.numbers ?? [];
  const [only] = numbers;
  return numbers.length === 1 && only !== undefined ? [...only] : numbers;
}
