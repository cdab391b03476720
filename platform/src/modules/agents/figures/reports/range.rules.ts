import { addDays } from '@portal/shared/contract/time/calendar-days';
import { Refusal } from '../../../../kernel/calls/refusal.ts';

const defaultDays = 7;
const daysAtMost = 92;

/**
 * Returns the asked days, or the last seven including today; never days after today, because each gets a row.
 * @throws Refusal `invalid_input` for a reversed range, or more than 92 days
 */
export function rangeOf(from: string | undefined, to: string | undefined, today: string): { from: string; to: string } {
  const last = to && to < today ? to : today;
  const first = from ?? addDays(last, 1 - defaultDays);
  if (first > last) throw new Refusal('invalid_input', { fields: { from: 'invalid_value' } });
  if (first < addDays(last, 1 - daysAtMost)) throw new Refusal('invalid_input', { fields: { from: 'invalid_value' } });
  return { from: first, to: last };
}
