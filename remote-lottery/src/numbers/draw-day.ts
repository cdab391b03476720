import { dayIn } from '@portal/shared/contract/time/calendar-days';
import type { useIntl } from '@portal/shared/remote/intl';
import { zoneAt } from '@portal/shared/remote/time/zoned-time';

/** Days of draws are those of Vietnam and Thailand, wherever the player is; times are shown by the player's zone. */
const drawZone = 'Asia/Ho_Chi_Minh';

type Formats = Pick<ReturnType<typeof useIntl>, 'formatDate' | 'formatMessage' | 'timeZone'>;

/** "21 Nov" of the draw's own calendar. */
export function drawDay(intl: Formats, at: string): string {
  return intl.formatDate(at, { day: 'numeric', month: 'short', timeZone: drawZone });
}

/** "Sat, 21 Nov 2026, 18:15 (UTC+7)". */
export function drawTime(intl: Formats, at: string): string {
  const time = intl.formatDate(at, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return intl.formatMessage({ id: 'draw.zone' }, { at: time, zone: zoneAt(intl, at) });
}

/** `2026-11-21` in the draw's own calendar, by which days are distinguished. */
export function drawDate(at: string): string {
  return dayIn(drawZone, new Date(at));
}
