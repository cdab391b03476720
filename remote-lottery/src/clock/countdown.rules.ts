import { timeLeft, twoDigits } from '@portal/shared/remote/time/time-left.rules';

/**
 * Time left to a draw as text: `2d 03:04:05`, `03:04:05`, or undefined when the draw has begun.
 * @param daysText days with their unit, in the language of the page
 */
export function clockTo(drawAt: string, serverNowMs: number, daysText: (days: number) => string): string | undefined {
  const left = timeLeft(drawAt, serverNowMs);
  if (!left) return undefined;
  const clock = [left.hours, left.minutes, left.seconds].map(twoDigits).join(':');
  return left.days > 0 ? `${daysText(left.days)} ${clock}` : clock;
}

/** Draws that have begun since the answer came, so that a new one has to be requested. */
export function passedDraws(drawTimes: readonly (string | undefined)[], serverNowMs: number): string[] {
  return drawTimes.filter((at) => at !== undefined).filter((at) => Date.parse(at) <= serverNowMs);
}
