export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Time from the server's now to a draw; undefined when the draw has begun or its time cannot be read. */
export function partsLeft(drawAt: string, serverNowMs: number): TimeLeft | undefined {
  const left = Math.floor((Date.parse(drawAt) - serverNowMs) / 1000);
  if (!(left > 0)) return undefined;
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}

export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** Time left to a draw as text: `2d 03:04:05`, `03:04:05`, or undefined when the draw has begun. */
export function timeLeft(drawAt: string, serverNowMs: number): string | undefined {
  const left = partsLeft(drawAt, serverNowMs);
  if (!left) return undefined;
  const clock = [left.hours, left.minutes, left.seconds].map(twoDigits).join(':');
  return left.days > 0 ? `${left.days}d ${clock}` : clock;
}

/** Draws that have begun since the answer came, so that a new one has to be asked for. */
export function passedDraws(drawTimes: readonly (string | undefined)[], serverNowMs: number): string[] {
  return drawTimes.filter((at) => at !== undefined).filter((at) => Date.parse(at) <= serverNowMs);
}
