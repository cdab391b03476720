import { readAmount } from '@portal/shared/contract/typed-amount.rules';
import { say } from './texts/say.ts';

/** Both readings of a typed stake that is not clear, in words; nothing for any other. */
export function unclearStake(text: string): string | undefined {
  const reading = readAmount(text);
  if (reading.fault !== 'ambiguous') return undefined;
  const [one, other] = reading.readings;
  return say('stake.unclear', { one, other });
}
