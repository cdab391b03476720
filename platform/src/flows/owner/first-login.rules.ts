import type { Member } from '../../modules/accounts/index.ts';
import { isFresh } from './fresh-sign-in.rules.ts';

/**
 * True while the first login is still in progress: the shell asks for a contact right after it (docs/product.md 4), so
 * the password just given or chosen is not required again. Ends when the dialog is finished or postponed, or with the
 * next login.
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
