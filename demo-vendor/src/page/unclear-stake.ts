import { readAmount } from '@portal/shared/contract/typed-amount.rules';
import { say } from './texts/say.ts';

/** Why a typed stake cannot be read, in words: both readings, or that it is no amount. Nothing for an empty field or one that is read. */
export function unclearStake(text: string): string | undefined {
  const reading = readAmount(text);
  if (reading.fault === undefined || reading.fault === 'empty') return undefined;
  if (reading.fault !== 'ambiguous') return say('stake.unread');
  const [one, other] = reading.readings;
  return say('stake.unclear', { one, other });
}
