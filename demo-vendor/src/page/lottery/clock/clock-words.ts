import { dayIn } from '@portal/shared/contract/time/calendar-days';
import { clockText, dayHere, zoneOf } from '../../texts/figures.ts';
import { t } from '../texts/translate.ts';
import { drawName, leftText } from './clock.rules.ts';

/** What is left as a clock: "12:05", "2 d 04 h". */
export const leftOnClock = (ms: number): string => leftText(ms, { day: t('clock.day'), hour: t('clock.hour') });

const hour = { hour: '2-digit', minute: '2-digit' } as const;
const dayAndHour = { day: 'numeric', month: 'short', ...hour } as const;

/** Day and time of a draw by the player's clock: "22 Nov, 18:15". */
export const timeOfDraw = (at: string): string => clockText(at, dayAndHour);

/** The same with its zone: "22 Nov, 18:15 (UTC+7)". */
export const timeInZone = (at: string): string => t('clock.zone', { at: timeOfDraw(at), zone: zoneOf(at) });

/** Names of draws hold the day that they have there. */
const drawZone = 'Asia/Ho_Chi_Minh';
const isOfItsDay = (at: string): boolean => dayIn(drawZone, new Date(at)) === dayHere(at);

/** The time alone beside a draw's name, which holds the day: "18:15 (UTC+7)"; with the day where the player has another. */
export const hourInZone = (at: string): string =>
  t('clock.zone', { at: clockText(at, isOfItsDay(at) ? hour : dayAndHour), zone: zoneOf(at) });

/** Of which draws a ticket is: the one with its time, or the first and the last of a row. */
export function drawsWords(draws: readonly { drawId: string; drawsAt: string }[]): string {
  const [first] = draws;
  const last = draws[draws.length - 1];
  if (!first || !last) return '';
  return first === last
    ? `${drawName(first.drawId)}, ${timeOfDraw(first.drawsAt)}`
    : t('chase.from_to', { first: drawName(first.drawId), last: drawName(last.drawId) });
}
