import { clockText, zoneOf } from '../../texts/figures.ts';
import { t } from '../texts/translate.ts';

const pad = (value: number) => String(value).padStart(2, '0');

/** Formats the time until a start: "in 4:12", "in 2 h 05", then day and time. `now`: server time in milliseconds. */
export function startWords(startsAt: string, now: number): string {
  const at = Date.parse(startsAt);
  const seconds = Math.floor((at - now) / 1000);
  if (seconds <= 0) return t('clock.starting');
  if (seconds < 3600) return t('clock.in_minutes', { minutes: Math.floor(seconds / 60), seconds: pad(seconds % 60) });
  if (seconds < 12 * 3600)
    return t('clock.in_hours', { hours: Math.floor(seconds / 3600), minutes: pad(Math.floor((seconds % 3600) / 60)) });
  const day = clockText(startsAt, { day: 'numeric', month: 'short' });
  return `${day}, ${clockText(startsAt, { hour: '2-digit', minute: '2-digit' })} ${zoneOf(startsAt)}`;
}

/** Formats a clock for screen readers: "34'" is minute 34. */
export const spokenClock = (clock: string): string =>
  clock.replace(/^(\d+)(?:\+(\d+))?'$/, (_, minute: string) => t('clock.minute', { minute }));
