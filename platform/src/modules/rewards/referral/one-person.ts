import type { RoomDeps } from '../room-deps.ts';
import { type Withheld, withheldBy } from './referral.rules.ts';
import type { ReferralLink } from './referral.tables.ts';

/** By what inviter and friend seem to be one person, as things stand now. */
export async function onePersonBy(
  { member, bankAccounts }: Pick<RoomDeps, 'member' | 'bankAccounts'>,
  { inviterId, friendId }: Pick<ReferralLink, 'inviterId' | 'friendId'>,
): Promise<Withheld | undefined> {
  const traces = await member.sharedTraces(inviterId, friendId);
  return withheldBy({ ...traces, bankAccount: await bankAccounts.isNumberShared(inviterId, friendId) });
}
