import type { Member } from '../../modules/member/index.ts';
import { isFresh } from './fresh.rules.ts';

/**
 * The shell asks for a contact right after the first login (docs/product.md 4): so soon after the password was given, or
 * chosen, it is not asked for again. Over once the dialog was finished or put off, or with the next login.
 */
export function isFirstLoginUnderWay(
  {
    lastLoginAt,
    previousLoginAt,
    firstLoginDoneAt,
  }: Pick<Member, 'lastLoginAt' | 'previousLoginAt' | 'firstLoginDoneAt'>,
  now: Date,
): boolean {
  if (!lastLoginAt || previousLoginAt || firstLoginDoneAt) return false;
  return isFresh(lastLoginAt, now);
}
