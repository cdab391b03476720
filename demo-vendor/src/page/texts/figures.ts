import { dayIn } from '@portal/shared/contract/time/calendar-days';
import { knownZone, zoneLabel } from '@portal/shared/contract/time/time-zones';
import { h } from '../dom/dom.ts';
import { amountOfMinor } from '../money/minor.rules.ts';
import { figureLocale, locale } from './language.ts';

/** Formats an amount with two decimals and comma thousands, as in the portal; after the currency, if any. */
export function shownAmount(text: string, symbol?: string): string {
  const [whole = '0', cents = '00'] = text.split('.');
  const shown = `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
  return symbol ? `${symbol} ${shown}` : shown;
}

/** Formats an amount of minor units. */
export const shownMinor = (minor: number, symbol?: string): string => shownAmount(amountOfMinor(minor), symbol);

/** Formats an amount with its sign: "+5.00", "−0.05". */
export function shownNet(text: string, symbol?: string): string {
  if (text.startsWith('-')) return `−${shownAmount(text.slice(1), symbol)}`;
  return text === '0.00' ? shownAmount(text, symbol) : `+${shownAmount(text, symbol)}`;
}

/** Formats amounts in one currency, with a small symbol before them. */
export const moneyIn = (symbol: string) => (amount: string) => [h('small', {}, symbol), ` ${shownAmount(amount)}`];

/** Formats odds: "× 3.50", "× 3,600". */
export const shownOdds = (pays: string): string => `× ${shownAmount(pays).replace(/\.00$/, '')}`;

/** Formats a number with its thousands: "16,807". */
export const shownNumber = (value: number): string => value.toLocaleString(figureLocale());

/** Formats a percentage: "97.30 %". */
export const shownPercent = (percent: number, digits = 2): string => `${percent.toFixed(digits)} %`;

let zone = 'UTC';

/** Shows times by the zone that the launch names, for as long as the page is open; UTC where none is known. */
export function setZone(timeZone: string | null | undefined): void {
  zone = knownZone(timeZone);
}

/** Offset of that zone at a moment: "UTC+7". */
export const zoneOf = (at: string): string => zoneLabel(zone, new Date(at));

/** A moment by the player's clock, in 24 hours and the words of the page; Thai has the years of other languages too. */
export const clockText = (at: string, parts: Intl.DateTimeFormatOptions): string =>
  new Date(at).toLocaleString(locale(), { ...parts, calendar: 'gregory', hourCycle: 'h23', timeZone: zone });

/** Day and time to the second, with the zone: "28 Nov 2026, 04:09:42 UTC+7". */
export const fullTime = (at: string): string =>
  `${clockText(at, { dateStyle: 'medium', timeStyle: 'medium' })}\u00A0${zoneOf(at)}`;

/** The player's day of a moment, YYYY-MM-DD. */
export const dayHere = (at: string): string => dayIn(zone, new Date(at));

/** Spells out milliseconds left: "42 seconds", "12 minutes", "3 hours 4 minutes", "2 days 4 hours". */
export function spokenDuration(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const of = (count: number, unit: string) =>
    count.toLocaleString(locale(), { style: 'unit', unit, unitDisplay: 'long' });
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return `${of(Math.floor(hours / 24), 'day')} ${of(hours % 24, 'hour')}`;
  if (hours > 0) return `${of(hours, 'hour')} ${of(minutes % 60, 'minute')}`;
  return minutes > 0 ? of(minutes, 'minute') : of(seconds, 'second');
}
