import { shownAmount } from '../amounts.ts';
import { knownRefusal, type Refused } from '../refusal-texts.ts';
import { isTextKey, t } from './texts/say.ts';

/** Why bets were not placed, as the player reads it, with the limit that they do not keep. */
export function refusalWords(refused: Refused): string {
  const { code, limit } = refused;
  const withLimit = `limit.${code}`;
  if (limit !== undefined && isTextKey(withLimit)) return t(withLimit, { limit: shownAmount(limit) });
  const key = `refused.${code}`;
  return isTextKey(key) ? t(key) : (knownRefusal(refused) ?? t('refused.otherwise'));
}
