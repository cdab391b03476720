import { type MemberAccount, memberAccount } from '../wallet/index.ts';

/** Returns the account of an id that a launch stores, `member:<id>:<kind>`. */
export function walletOfLaunch(memberId: string, id: string): MemberAccount {
  return memberAccount(memberId, id.slice(`member:${memberId}:`.length));
}
