import type { SlipFault, SlipLimits } from '../../../lottery/lottery-shapes.ts';
import { shownAmount } from '../../amounts.ts';
import { isTextKey, t } from '../texts/say.ts';
import type { SlipProblem } from './slip.rules.ts';

type Code = SlipFault | SlipProblem['code'];

/** What keeps a ticket from being bought, as the player reads it. */
export function refusalWords(code: Code | string, limits: SlipLimits): string {
  const { leastStake, mostStake, leastPrice, mostPrice, ...counts } = limits;
  const key = `refusal.${code}`;
  return t(isTextKey(key) ? key : 'refusal.unknown', {
    ...counts,
    ...{ leastStake: shownAmount(leastStake), mostStake: shownAmount(mostStake) },
    ...{ leastPrice: shownAmount(leastPrice), mostPrice: shownAmount(mostPrice) },
  });
}
