import type { MemberInfo } from '@portal/shared/contract/accounts/member-info';
import type { Member } from './members.ts';
import { maySendToUpline, type UplineTransferMode } from './upline-transfer.rules.ts';

const knownTypes = [0, 1, 2, 4, 41, 42] as const;

/** Returns a member's own information, without credentials or the upline's name. */
export function memberInfoOf(member: Member, mode: UplineTransferMode): MemberInfo {
  const type = knownTypes.find((known) => known === member.type) ?? 0;
  return {
    id: member.id,
    account: member.account,
    nickname: member.nickname,
    ...(member.avatar ? { avatar: member.avatar } : {}),
    ...(member.timeZone ? { timeZone: member.timeZone } : {}),
    type,
    toUpline: maySendToUpline(member, mode),
    clubLabel: { labelName: `VIP ${member.rankLevel}`, rankLevel: member.rankLevel },
    memberLabel: [],
    currency: member.currency,
    ...(member.previousLoginAt ? { previousLoginAt: member.previousLoginAt.toISOString() } : {}),
  };
}

/** True when the password is older than the operator allows. */
export function passwordIsExpired(changedAt: Date, expiryDays: number, now: Date): boolean {
  return now.getTime() - changedAt.getTime() >= expiryDays * 24 * 3_600_000;
}
