import { locale } from '../../texts/speech.ts';
import { t } from '../texts/say.ts';
import { drawHour, drawName, drawTime, leftText, leftWords } from './clock.rules.ts';

/** What is left as a clock: "12:05", "2 d 04 h". */
export const leftOnClock = (ms: number): string => leftText(ms, { day: t('clock.day'), hour: t('clock.hour') });

/** The same as people say it: "12 minutes". */
export const leftSaid = (ms: number): string => leftWords(ms, locale());

/** Day and time of a draw: "22 Nov, 18:15". */
export const timeOfDraw = (at: string): string => drawTime(at, locale());

/** The same with the name of the clock that it goes by: "22 Nov, 18:15 (UTC+7)". */
export const timeInZone = (at: string): string => t('clock.zone', { at: timeOfDraw(at) });

/** The time alone with the name of that clock: "18:15 (UTC+7)". */
export const hourInZone = (at: string): string => t('clock.zone', { at: drawHour(at, locale()) });

/** Of which draws a ticket is: the one with its time, or the first and the last of a row. */
export function drawsWords(draws: readonly { drawId: string; drawsAt: string }[]): string {
  const [first] = draws;
  const last = draws[draws.length - 1];
  if (!first || !last) return '';
  return first === last
    ? `${drawName(first.drawId)}, ${timeOfDraw(first.drawsAt)}`
    : t('chase.from_to', { first: drawName(first.drawId), last: drawName(last.drawId) });
}
