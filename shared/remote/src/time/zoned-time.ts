import { zoneLabel } from '@portal/shared/contract/time/time-zones';
import type { useIntl } from '@portal/shared/remote/intl';

type Texts = Pick<ReturnType<typeof useIntl>, 'formatDate' | 'timeZone'>;

/** Offset of the zone by which the texts show times, at a moment: "UTC+7". */
export function zoneAt({ timeZone }: Pick<Texts, 'timeZone'>, at: string | Date): string {
  return zoneLabel(timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone, new Date(at));
}

/** A time with its zone: "Nov 28, 2026, 4:09 AM UTC+7". */
export function zonedTime(texts: Texts, at: string, timeStyle: 'short' | 'medium' = 'short'): string {
  return `${texts.formatDate(at, { dateStyle: 'medium', timeStyle })}\u00A0${zoneAt(texts, at)}`;
}
