import type { DrawnNumbers } from './lottery-kind.ts';

/**
 * Formats a board for the platform and for players: prizes separated by "; ", prize and numbers by a space
 * ("DB 12345; G1 67890; G2 11111 22222"). A board of the north has 27 numbers and fits easily into the 2,000 characters
 * of a result.
 */
export function boardText(drawn: DrawnNumbers): string {
  return drawn.map(({ prize, numbers }) => [prize, ...numbers].join(' ')).join('; ');
}
