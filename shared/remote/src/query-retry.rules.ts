import { refusalOf } from './refusal-of.ts';

const longestPauseMs = 15_000;

/** Whether the platform is away for a moment: the same reading works again by itself. */
export function isPlatformAway(error: unknown): boolean {
  return refusalOf(error)?.code === 'temporarily_unavailable';
}

/** Whether something that was read is asked for again: for as long as the platform is away, else once after a fault. */
export function mayReadAgain(failures: number, error: Error): boolean {
  return isPlatformAway(error) || (failures < 1 && !refusalOf(error));
}

/** Doubles from a second to 15 seconds, half of it by chance: not everybody asks at once when the platform is back. */
export function readAgainAfterMs(failures: number, random: () => number = Math.random): number {
  return Math.min(1_000 * 2 ** failures, longestPauseMs) * (0.5 + random() / 2);
}
