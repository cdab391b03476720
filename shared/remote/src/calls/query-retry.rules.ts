import { refusalOf } from './refusal-of.ts';

const longestPauseMs = 15_000;

/** Whether the platform is briefly away: the same query will work again. */
export function isPlatformAway(error: unknown): boolean {
  return refusalOf(error)?.code === 'temporarily_unavailable';
}

/** Whether a query is retried: while the platform is away, else once after a fault. */
export function mayReadAgain(failures: number, error: Error): boolean {
  return isPlatformAway(error) || (failures < 1 && !refusalOf(error));
}

/** Doubles from 1 to 15 seconds, half of it random, so that clients do not all retry at once. */
export function readAgainAfterMs(failures: number, random: () => number = Math.random): number {
  return Math.min(1_000 * 2 ** failures, longestPauseMs) * (0.5 + random() / 2);
}
