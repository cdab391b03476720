import { shownAmount } from '../texts/figures.ts';
import { isTextKey, type TextKey, tFrame } from '../texts/translate.ts';
import { PageRefusal } from './ask-studio.ts';

/** A refusal with its code and limit. */
export interface Refused {
  code?: string | undefined;
  /** The violated limit as amount, if known. */
  limit?: string | undefined;
}

/** Returns the server's refusal of a call; empty if the call failed otherwise. */
export function refusedBy(error: unknown): Refused {
  if (!(error instanceof PageRefusal)) return {};
  const { code, answer } = error;
  const isLimited = typeof answer === 'object' && answer !== null && 'limit' in answer;
  return { code, limit: isLimited && typeof answer.limit === 'string' ? answer.limit : undefined };
}

/** Returns the text for a refused stake, with the limit; undefined for an unknown code. */
export function knownRefusal({ code, limit }: Refused): string | undefined {
  const withLimit = `limit.${code}`;
  if (limit !== undefined && isTextKey(withLimit)) return tFrame(withLimit, { limit: shownAmount(limit) });
  const key = `refusal.${code}`;
  return isTextKey(key) ? tFrame(key) : undefined;
}

/** Returns the text for a refused stake, or a fallback for unknown codes. */
export const refusalText = (refused: Refused, otherwise: TextKey = 'round.refused'): string =>
  knownRefusal(refused) ?? tFrame(otherwise);

/** Returns the text shown until the platform answers. */
export const confirming = (): string => tFrame('round.confirming');

/** Returns why a round did not take place. */
export function endText({ state, refusal }: { state: string; refusal?: string }): string {
  const isRefused = state === 'refused' || (state === 'void' && refusal !== undefined);
  return isRefused ? refusalText({ code: refusal }) : tFrame('round.cancelled');
}
