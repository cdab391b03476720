import type { SlipFault, SlipLimits } from '../../../lottery/lottery-shapes.ts';
import { knownRefusal } from '../../requests/refusal-texts.ts';
import { shownAmount } from '../../texts/figures.ts';
import { isTextKey, t } from '../texts/translate.ts';
import type { SlipProblem } from './slip.rules.ts';

type Code = SlipFault | SlipProblem['code'];

/** Returns the text of what prevents buying a ticket. */
export function refusalWords(code: Code | string, limits: SlipLimits): string {
  const { leastStake, mostStake, leastPrice, mostPrice, ...counts } = limits;
  const key = `refusal.${code}`;
  if (!isTextKey(key)) return knownRefusal({ code, limit: leastStake }) ?? t('refusal.unknown');
  return t(key, {
    ...counts,
    leastStake: shownAmount(leastStake),
    mostStake: shownAmount(mostStake),
    leastPrice: shownAmount(leastPrice),
    mostPrice: shownAmount(mostPrice),
  });
}
