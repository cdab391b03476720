/** Returns the message code of six digits that are quickly guessed; undefined for any others. */
export function simplePaymentPasswordCode(digits: string, birthday = ''): string | undefined {
  return isSimple(digits) || datesOf(birthday).includes(digits) ? 'payment_password_simple' : undefined;
}

/** Two different digits at most, a part repeated, pairs, runs and mirrored ones: 112112, 123123, 112233, 456789, 123321. */
function isSimple(digits: string): boolean {
  if (new Set(digits).size <= 2) return true;
  if (/^(\d{1,3})\1+$/.test(digits) || /^(?:(\d)\1)+$/.test(digits)) return true;
  if ([...digits].reverse().join('') === digits) return true;
  return isRun(digits, 1) || isRun(digits, 9);
}

/** Each digit follows the one before by the step; 0 follows 9. */
function isRun(digits: string, step: number): boolean {
  return [...digits].slice(1).every((digit, index) => (Number(digits[index]) + step) % 10 === Number(digit));
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
