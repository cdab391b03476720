/** Keys that move the choice in a list of suggestions. */
const moves = ['ArrowDown', 'ArrowUp', 'Home', 'End'] as const;
type Move = (typeof moves)[number];

const isMove = (key: string): key is Move => moves.some((move) => move === key);

/**
 * Returns the index a key moves to; -1 is the field itself, between the last option and the first. Undefined if the
 * field handles the key. Home and End belong to the list only while an option is chosen.
 */
export function nextActive(key: string, from: number, options: number): number | undefined {
  if (!isMove(key) || options === 0) return undefined;
  if (key === 'ArrowDown') return from + 1 < options ? from + 1 : -1;
  if (key === 'ArrowUp') return from === -1 ? options - 1 : from - 1;
  if (from === -1) return undefined;
  return key === 'Home' ? 0 : options - 1;
}
