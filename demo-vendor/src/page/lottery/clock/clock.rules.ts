/** A moment that the server told, and when this page heard of it (by a clock that nobody can set, in milliseconds). */
export interface ToldTime {
  serverMs: number;
  heardAt: number;
}

/** The server said `now` somewhere between the question and its answer: the middle is nearest. */
export const toldTime = (now: string, askedAt: number, answeredAt: number): ToldTime => ({
  serverMs: Date.parse(now),
  heardAt: (askedAt + answeredAt) / 2,
});

/** The server's time at a later moment of the page's own clock. */
export const serverNow = ({ serverMs, heardAt }: ToldTime, pageNow: number): number => serverMs + (pageNow - heardAt);

const pad = (value: number) => String(value).padStart(2, '0');

/** What is left, in milliseconds, as a clock: "0:42", "12:05", "3:04:05", "2 d 04 h". Never below zero. */
export function leftText(ms: number, units = { day: 'd', hour: 'h' }): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return `${Math.floor(hours / 24)} ${units.day} ${pad(hours % 24)} ${units.hour}`;
  if (hours > 0) return `${hours}:${pad(minutes % 60)}:${pad(seconds % 60)}`;
  return `${minutes}:${pad(seconds % 60)}`;
}

/** The same as people say it: "42 seconds", "12 minutes", "3 hours 4 minutes", "2 days 4 hours". */
export function leftWords(ms: number, locale = 'en-GB'): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const of = (count: number, unit: string) =>
    count.toLocaleString(locale, { style: 'unit', unit, unitDisplay: 'long' });
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return `${of(Math.floor(hours / 24), 'day')} ${of(hours % 24, 'hour')}`;
  if (hours > 0) return `${of(hours, 'hour')} ${of(minutes % 60, 'minute')}`;
  return minutes > 0 ? of(minutes, 'minute') : of(seconds, 'second');
}

/** Part of the time between two draws that is left until the close, 0 to 1. */
export const partLeft = (ms: number, wholeMs: number): number =>
  wholeMs > 0 ? Math.min(1, Math.max(0, ms / wholeMs)) : 0;

/** The number of a draw as it is read: "20261122-0613" is "22/11 · 0613", "20261122" is "22/11/2026". */
export function drawName(drawId: string): string {
  const match = /^(\d{4})(\d{2})(\d{2})(?:-(\d+))?$/.exec(drawId);
  if (!match) return drawId;
  const [, year, month, day, no] = match;
  return no ? `${day}/${month} · ${no}` : `${day}/${month}/${year}`;
}
