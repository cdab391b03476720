import { dayIn } from '@portal/shared/contract/calendar-days';
import type { useIntl } from '@portal/shared/remote/intl';

/** Draws are held, and their days counted, by the clock of Vietnam and Thailand, wherever the player is. */
export const drawZone = 'Asia/Ho_Chi_Minh';

type Formats = Pick<ReturnType<typeof useIntl>, 'formatDate'>;

/** "21 Nov" of the draw's own calendar. */
export function drawDay(intl: Formats, at: string): string {
  return intl.formatDate(at, { day: 'numeric', month: 'short', timeZone: drawZone });
}

/** "Sat, 21 Nov 2026, 18:15 (UTC+7)" without the zone, which the text beside it says. */
export function drawTime(intl: Formats, at: string): string {
  return intl.formatDate(at, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: drawZone,
  });
}

/** `2026-11-21` of the draw's own calendar: what days are told apart by. */
export function drawDate(at: string): string {
  return dayIn(drawZone, new Date(at));
}
