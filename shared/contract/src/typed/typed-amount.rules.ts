import { foldedText } from './typed-text.rules.ts';

/** Result of reading a typed amount: amount text of the wire, or why it could not be read. */
export type AmountReading =
  | { amount: string; fault?: undefined }
  | { amount?: undefined; fault: 'empty' | 'malformed' | 'decimals' }
  /** Both possible readings, formatted: "12,500.00" and "12.50". */
  | { amount?: undefined; fault: 'ambiguous'; readings: readonly [string, string] };

/** Nobody types more; a longer text is not an amount. */
const longest = 64;

/** "1,234,567": groups of three behind one mark, which is a comma, a point, a space or an apostrophe. */
const grouped = /^[1-9]\d{0,2}([., '])\d{3}(?:\1\d{3})*$/;
const plain = /^\d*$/;
/** Amounts as the portal and banks write them: "P 12.50", "₱12.50", "PHP 12.50", "12.50 €". */
const currency = /^(?:\p{Sc}|P|[A-Z]{3}) ?(?=\d)|(?<=\d) ?\p{Sc}$/gu;

/**
 * Reads an amount as people type it (decisions/082): a comma before exactly three digits is a thousands mark, any
 * other single comma or point the decimal mark; with two kinds of marks the last is the decimal mark. A point before
 * exactly three digits is ambiguous and refused.
 * @example readAmount('1.234,5') // { amount: '1234.50' }
 */
export function readAmount(typed: string): AmountReading {
  const malformed = { fault: 'malformed' } as const;
  // Superscripts and fractions would fold to digits: "10²" is not 102.
  if (typed.length > longest || /\p{No}/u.test(typed)) return malformed;
  const text = foldedText(typed).replace(currency, '');
  if (text === '') return { fault: 'empty' };
  if (!/^[\d., ']*\d[\d., ']*$/.test(text)) return malformed;
  const mark = decimalMark(text);
  if (mark === 'ambiguous') return { fault: 'ambiguous', readings: bothReadings(text) };
  const [whole, decimals] = mark < 0 ? [text, ''] : [text.slice(0, mark), text.slice(mark + 1)];
  if (!(plain.test(whole) || grouped.test(whole)) || !plain.test(decimals)) return malformed;
  if (decimals.length > 2) return { fault: 'decimals' };
  return { amount: `${BigInt(whole.replace(/\D/g, ''))}.${decimals.padEnd(2, '0')}` };
}

/** Amount text of a typed amount, or undefined if it is invalid or ambiguous. */
export const amountTyped = (typed: string): string | undefined => readAmount(typed).amount;

/** Whole number for a typed text, such as points; undefined for anything else, including decimals. */
export function wholeNumberTyped(typed: string): number | undefined {
  const [whole, cents] = amountTyped(typed)?.split('.') ?? [];
  const number = Number(whole);
  return cents === '00' && Number.isSafeInteger(number) ? number : undefined;
}

/** Index of the decimal mark, -1 if all marks are thousands marks. */
function decimalMark(text: string): number | 'ambiguous' {
  const marks = text.match(/[.,]/g) ?? [];
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (marks.length !== 1) return new Set(marks).size === 2 ? last : -1;
  if (!/^[1-9]\d{0,2}[.,]\d{3}$/.test(text)) return last;
  return text[last] === ',' ? -1 : 'ambiguous';
}

function bothReadings(text: string): readonly [string, string] {
  return [`${text.replace('.', ',')}.00`, text.replace(/0$/, '')];
}
