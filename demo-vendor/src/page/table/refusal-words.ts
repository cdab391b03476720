import { isTextKey, t } from './texts/say.ts';

/** Why bets were not placed, as the player reads it. */
export function refusalWords(code: string | undefined): string {
  const key = `refused.${code}`;
  return t(isTextKey(key) ? key : 'refused.otherwise');
}
