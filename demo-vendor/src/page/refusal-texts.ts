import { shownAmount } from './amounts.ts';
import { PageRefusal } from './ask-studio.ts';
import { isTextKey, say, type TextKey } from './texts/say.ts';

/** Why something was refused. */
export interface Refused {
  code?: string | undefined;
  /** Amount of the limit that was not kept, where it is known. */
  limit?: string | undefined;
}

/** What the studio's server said of a call that it refused; nothing where the call failed otherwise. */
export function refusedBy(error: unknown): Refused {
  if (!(error instanceof PageRefusal)) return {};
  const { code, answer } = error;
  const isLimited = typeof answer === 'object' && answer !== null && 'limit' in answer;
  return { code, limit: isLimited && typeof answer.limit === 'string' ? answer.limit : undefined };
}

/** Why a stake was not taken, as the player reads it, with the limit; nothing where the code has no text here. */
export function knownRefusal({ code, limit }: Refused): string | undefined {
  const withLimit = `limit.${code}`;
  if (limit !== undefined && isTextKey(withLimit)) return say(withLimit, { limit: shownAmount(limit) });
  const key = `refusal.${code}`;
  return isTextKey(key) ? say(key) : undefined;
}

/** The same with a text for every code. */
export const refusalText = (refused: Refused, otherwise: TextKey = 'round.refused'): string =>
  knownRefusal(refused) ?? say(otherwise);

/** What is said while the platform has not answered. */
export const confirming = (): string => say('round.confirming');

/** Why a round came to nothing. */
export function endText({ state, refusal }: { state: string; refusal?: string }): string {
  const isRefused = state === 'refused' || (state === 'void' && refusal !== undefined);
  return isRefused ? refusalText({ code: refusal }) : say('round.cancelled');
}
