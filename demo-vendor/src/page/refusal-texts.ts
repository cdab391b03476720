import { isTextKey, say, type TextKey } from './texts/say.ts';

/** Why a stake was not taken, as the player reads it; `otherwise` where the code has no text. */
export function refusalText(code: string | undefined, otherwise: TextKey = 'round.refused'): string {
  const key = `refusal.${code}`;
  return say(isTextKey(key) ? key : otherwise);
}

/** What is said while the platform has not answered. */
export const confirming = (): string => say('round.confirming');

/** Why a round came to nothing. */
export function endText({ state, refusal }: { state: string; refusal?: string }): string {
  const isRefused = state === 'refused' || (state === 'void' && refusal !== undefined);
  return isRefused ? refusalText(refusal) : say('round.cancelled');
}
