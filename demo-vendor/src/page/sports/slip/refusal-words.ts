import type { SportsbookInfo } from '../../../sports/sports-shapes.ts';
import { knownRefusal } from '../../requests/refusal-texts.ts';
import { shownAmount } from '../../texts/figures.ts';
import { isTextKey, t } from '../texts/translate.ts';

/** Returns the text of a refusal, with the limit if it is about one. */
export function refusalWords(code: string, limits: SportsbookInfo['limits']): string {
  if (code === 'below_minimum') return t('refused.below_minimum', { amount: shownAmount(limits.leastStake) });
  if (code === 'above_maximum') return t('refused.above_maximum', { amount: shownAmount(limits.mostStake) });
  if (code === 'above_payout') return t('refused.above_payout', { amount: shownAmount(limits.mostPayout) });
  if (code === 'too_many_legs') return t('refused.too_many_legs', { count: limits.mostLegs });
  if (code === 'launch_ended' || code === 'session_unknown') return t('refused.ended');
  const key = `refused.${code}`;
  if (isTextKey(key)) return t(key);
  return knownRefusal({ code, limit: limits.leastStake }) ?? t('refused.otherwise');
}
