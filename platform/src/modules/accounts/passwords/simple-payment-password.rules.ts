/** Returns the message code of six digits that are quickly guessed; undefined for any others. */
export function simplePaymentPasswordCode(digits: string, birthday = ''): string | undefined {
  return isSimple(digits) || datesOf(birthday).includes(digits) ? 'payment_password_simple' : undefined;
}

/** Well known, and simple by no rule below: odd and even numbers in turn, and two runs, digit by digit. */
const knownSimple: readonly string[] = ['135790', '246810', '142536'];

/** Rows, columns and diagonals of a keypad, and the same from the other end. */
const lines = ['123', '456', '789', '147', '258', '369', '159', '357'];
const keypadLines: readonly string[] = lines.flatMap((line) => [line, [...line].reverse().join('')]);

/**
 * Two different digits at most, a part repeated, pairs, steps, mirrored ones and two lines of the keypad: 112112, 123123,
 * 112233, 456789, 135791, 010203, 123321, 147258.
 */
function isSimple(digits: string): boolean {
  if (new Set(digits).size <= 2 || knownSimple.includes(digits)) return true;
  if (/^(\d{1,3})\1+$/.test(digits) || /^(?:(\d)\1)+$/.test(digits)) return true;
  if ([...digits].reverse().join('') === digits) return true;
  return isEven(digits, 1) || isEven(digits, 2) || inParts(digits, 3).every((part) => keypadLines.includes(part));
}

const inParts = (digits: string, size: number): string[] => digits.match(new RegExp(`.{${size}}`, 'g')) ?? [];

/** Each part follows the one before by the same step, up or down; after 9 or 99 comes 0. */
function isEven(digits: string, size: number): boolean {
  const parts = inParts(digits, size).map(Number);
  const numbers = 10 ** size;
  const steps = parts.slice(1).map((part, index) => (part - (parts[index] ?? 0) + numbers) % numbers);
  return steps.length > 1 && new Set(steps).size === 1;
}

/** The usual ways to write a date (`YYYY-MM-DD`) in six digits. */
function datesOf(date: string): string[] {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  if (!year) return [];
  const short = year.slice(2);
  const orders = [
    [day, month, short],
    [month, day, short],
    [short, month, day],
    [short, day, month],
    [year, month],
    [month, year],
    [year, day],
    [day, year],
  ];
  return orders.map((parts) => parts.join(''));
}
