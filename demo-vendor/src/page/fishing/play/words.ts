import { type Refused, refusalText } from '../../requests/refusal-texts.ts';
import { shownAmount } from '../../texts/figures.ts';
import { isTextKey, t } from '../texts/translate.ts';

/** Why shots were refused, and what happened to them. */
export function refusalWords(refused: Refused): string {
  return t('refused.given_back', { why: reasonOf(refused) });
}

function reasonOf({ code, limit }: Refused): string {
  const withLimit = `limit.${code}`;
  if (limit !== undefined && isTextKey(withLimit)) return t(withLimit, { limit: shownAmount(limit) });
  const key = `refused.${code}`;
  return isTextKey(key) ? t(key) : refusalText({ code, limit }, 'round.shots_not_played');
}

export const poorWords = (): string => t('refused.poor');
