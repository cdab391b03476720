import { readAmount } from '@portal/shared/contract/typed/typed-amount.rules';
import { tFrame } from '../texts/translate.ts';

/** Explains why a typed stake is unclear: both readings, or not an amount. Undefined for an empty or valid field. */
export function unclearStake(text: string): string | undefined {
  const reading = readAmount(text);
  if (reading.fault === undefined || reading.fault === 'empty') return undefined;
  if (reading.fault !== 'ambiguous') return tFrame('stake.unread');
  const [one, other] = reading.readings;
  return tFrame('stake.unclear', { one, other });
}
