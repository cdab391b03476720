import { dayIn } from '@portal/shared/contract/calendar-days';
import { knownZone, zoneLabel } from '@portal/shared/contract/time-zones';
import { locale } from './language.ts';

let zone = 'UTC';

/** Shows times by the zone that the launch names, for as long as the page is open; UTC where none is known. */
export function setZone(timeZone: string | null | undefined): void {
  zone = knownZone(timeZone);
}

/** Offset of that zone at a moment: "UTC+7". */
export const zoneOf = (at: string): string => zoneLabel(zone, new Date(at));

/** A moment by the player's clock, in 24 hours and the words of the page. */
export const clockText = (at: string, parts: Intl.DateTimeFormatOptions): string =>
  new Date(at).toLocaleString(locale(), { ...parts, hourCycle: 'h23', timeZone: zone });

/** Day and time to the second, with the zone: "28 Nov 2026, 04:09:42 UTC+7". */
export const fullTime = (at: string): string =>
  `${clockText(at, { dateStyle: 'medium', timeStyle: 'medium' })}\u00A0${zoneOf(at)}`;

/** The player's day of a moment, YYYY-MM-DD. */
export const dayHere = (at: string): string => dayIn(zone, new Date(at));
