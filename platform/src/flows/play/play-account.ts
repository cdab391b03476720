import { type MemberAccount, memberAccount } from '../../modules/wallet/index.ts';

/** The account behind an id that a launch keeps, `member:<id>:<kind>`. */
export function playAccountOf(memberId: string, id: string): MemberAccount {
  return memberAccount(memberId, id.slice(`member:${memberId}:`.length));
}
