import { knownRefusal, type Refused } from '../requests/refusal-texts.ts';
import { shownAmount } from '../texts/figures.ts';
import { isTextKey, t } from './texts/translate.ts';

/** Returns the text for refused bets, with the violated limit. */
export function refusalWords(refused: Refused): string {
  const { code, limit } = refused;
  const withLimit = `limit.${code}`;
  if (limit !== undefined && isTextKey(withLimit)) return t(withLimit, { limit: shownAmount(limit) });
  const key = `refused.${code}`;
  return isTextKey(key) ? t(key) : (knownRefusal(refused) ?? t('refused.otherwise'));
}
