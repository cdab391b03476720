/** A server time, and when this page received it (by a monotonic clock, in milliseconds). */
export interface ClockReading {
  serverMs: number;
  receivedAt: number;
}

/** Estimates the server time: the server read it between request and answer, so the middle is the best guess. */
export const clockReading = (now: string, askedAt: number, answeredAt: number): ClockReading => ({
  serverMs: Date.parse(now),
  receivedAt: (askedAt + answeredAt) / 2,
});

/** Returns the server's time at a later moment of the page's clock. */
export const serverNow = ({ serverMs, receivedAt }: ClockReading, pageNow: number): number =>
  serverMs + (pageNow - receivedAt);

const pad = (value: number) => String(value).padStart(2, '0');

/** Formats milliseconds left as a clock: "0:42", "12:05", "3:04:05", "2 d 04 h". Never below zero. */
export function leftText(ms: number, units = { day: 'd', hour: 'h' }): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return `${Math.floor(hours / 24)} ${units.day} ${pad(hours % 24)} ${units.hour}`;
  if (hours > 0) return `${hours}:${pad(minutes % 60)}:${pad(seconds % 60)}`;
  return `${minutes}:${pad(seconds % 60)}`;
}

/** Returns the fraction of the time between two draws left until the close, 0 to 1. */
export const partLeft = (ms: number, wholeMs: number): number =>
  wholeMs > 0 ? Math.min(1, Math.max(0, ms / wholeMs)) : 0;

/** Formats a draw id: "20261122-0613" is "22/11 · 0613", "20261122" is "22/11/2026". */
export function drawName(drawId: string): string {
  const match = /^(\d{4})(\d{2})(\d{2})(?:-(\d+))?$/.exec(drawId);
  if (!match) return drawId;
  const [, year, month, day, no] = match;
  return no ? `${day}/${month} · ${no}` : `${day}/${month}/${year}`;
}
