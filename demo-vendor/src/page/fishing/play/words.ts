import { refusalText } from '../../refusal-texts.ts';
import { isTextKey, t } from '../texts/say.ts';

/** Why shots were refused, and what became of them. */
export function refusalWords(code: string | undefined): string {
  const key = `refused.${code}`;
  return t('refused.given_back', { why: isTextKey(key) ? t(key) : refusalText(code, 'round.shots_not_played') });
}

export const poorWords = (): string => t('refused.poor');
