import type { OpenedDraw } from '@portal/shared/contract/lottery/opened-numbers';

/** Returns the newest draw with a result per game, newest first, at most `most`; the input is newest first. */
export function newestOfEach(draws: readonly OpenedDraw[], most: number): OpenedDraw[] {
  const newest = new Map<string, OpenedDraw>();
  for (const draw of draws) {
    if (draw.state === 'result' && draw.prizes.length > 0 && !newest.has(draw.gameId)) newest.set(draw.gameId, draw);
  }
  return [...newest.values()].slice(0, most);
}

/**
 * Returns the main prize: the special one of a Vietnamese board, else the first; a single number is split into digits.
 */
export function greatNumbers({ prizes }: Pick<OpenedDraw, 'prizes'>): string[] {
  const numbers = (prizes.find(({ prize }) => prize === 'DB') ?? prizes[0])?.numbers ?? [];
  const [only] = numbers;
  return numbers.length === 1 && only !== undefined ? [...only] : numbers;
}
