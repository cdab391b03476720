import { zoneLabel } from '@portal/shared/contract/time/time-zones';
import type { RecordPeriod } from '../time/record-period.rules.ts';

/** `text` preserves every character; `time` takes a moment in ISO 8601; `day` is a day or month of the portal. */
export type ColumnKind = 'text' | 'number' | 'time' | 'day';

export interface CsvColumn {
  readonly title: string;
  readonly kind: ColumnKind;
}

export const columnsOf = (kind: ColumnKind, ...titles: string[]): CsvColumn[] =>
  titles.map((title) => ({ title, kind }));

/** Excel reads a file as UTF-8 only if it begins with this. */
export const byteOrderMark = '\uFEFF';

/** What a spreadsheet would read as a formula, also after blanks and invisible marks, and in full width. */
const formula = /^[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

/** A sign followed by digits, for example a mobile number. */
const signedDigits = /^[+-]\d[\d.]*$/;

const plainNumber = /^-?\d+(\.\d+)?$/;

/** Spreadsheets compute with this many digits. */
const exactDigits = 15;

/** Excel accepts no longer text in a formula. */
const formulaTextAtMost = 255;

const logical = /^\s*(true|false)\s*$/i;

/** Error values begin like this: #N/A, #REF!, #NAME? */
const errorValue = /^\s*#[^"]*$/;

/** Abbreviated names of months and weekdays in the languages of the portal. */
const calendarWord =
  /^(jan|feb|mar|apr|may|mei|jun|jul|aug|ogo|sep|oct|okt|nov|dec|dis|mon|tue|wed|thu|fri|sat|sun|isn|sel|rab|kha|jum|sab|aha|tháng|ngày)/i;

/**
 * Returns whether a spreadsheet might read a text as a number, date, time, logical or error value: it contains a digit
 * and no more than a few short words (units, currencies, exponents) or names of months and days.
 */
function looksLikeValue(text: string): boolean {
  const folded = text.normalize('NFKC');
  if (logical.test(folded) || errorValue.test(folded)) return true;
  if (!/\p{Nd}/u.test(folded) || folded.includes('"')) return false;
  const words = folded.match(/\p{L}+/gu) ?? [];
  return words.length <= 3 && words.every((word) => word.length <= 3 || calendarWord.test(word));
}

const quoted = (text: string): string => (/^[\p{L}\p{N} :.]*$/u.test(text) ? text : `"${text.replaceAll('"', '""')}"`);

/** Writes a text as a formula of itself, which spreadsheets leave unchanged. */
const literal = (text: string): string => quoted(`="${text}"`);

/** Prefixes a text that could be a formula with an apostrophe, so that no spreadsheet runs it. */
function textCell(text: string): string {
  if (formula.test(text) && !signedDigits.test(text)) return quoted(`'${text}`);
  if (!looksLikeValue(text)) return quoted(text);
  return text.length > formulaTextAtMost ? quoted(`'${text}`) : literal(text);
}

function numberCell(text: string): string {
  if (!plainNumber.test(text)) return textCell(text);
  return text.replace(/\D/g, '').length > exactDigits ? literal(text) : text;
}

/** Swedish writes dates and times like ISO 8601 with a blank between, which every spreadsheet reads as a time. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
}

/** Turns rows into cells, with times in the given zone. */
export function csvCells(columns: readonly CsvColumn[], timeZone: string): (row: readonly string[]) => string[] {
  const clock = clockOf(timeZone);
  const cells: Record<ColumnKind, (text: string) => string> = {
    text: textCell,
    number: numberCell,
    time: (at) => at && clock.format(new Date(at)),
    day: (day) => (/^\d{4}-\d{2}(-\d{2})?$/.test(day) ? day : textCell(day)),
  };
  const byColumn = columns.map(({ kind }) => cells[kind]);
  return (row) => row.map((text, column) => (byColumn[column] ?? textCell)(text));
}

const weekMs = 7 * 86_400_000;

/** Returns every UTC offset of a zone within the days of a file, the first one first. */
function labelWithin(timeZone: string, { start, end }: Pick<RecordPeriod, 'start' | 'end'>): string {
  const labels = new Set<string>();
  for (let at = start.getTime(); at < end.getTime(); at += weekMs) labels.add(zoneLabel(timeZone, new Date(at)));
  labels.add(zoneLabel(timeZone, new Date(end.getTime() - 1)));
  return [...labels].join(', ');
}

export type CsvDays = Pick<RecordPeriod, 'timeZone' | 'start' | 'end'>;

/** Returns the header line: times and days name their zone. */
export function csvHead(columns: readonly CsvColumn[], timeZone: string, days: CsvDays): string {
  const zones = { time: timeZone, day: days.timeZone };
  return csvLine(
    columns.map(({ title, kind }) =>
      quoted(kind === 'time' || kind === 'day' ? `${title} (${labelWithin(zones[kind], days)})` : title),
    ),
  );
}

/** Returns one line with its end, as RFC 4180 requires. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.join(',')}\r\n`;
}
