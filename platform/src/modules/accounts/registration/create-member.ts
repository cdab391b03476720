import { randomInt } from 'node:crypto';
import type { LanguageCode } from '@portal/shared/contract/game-types';
import { refusalAt } from '../../../kernel/calls/refusal-at.ts';
import { type Database, isUniqueViolation } from '../../../kernel/database/database.ts';
import { randomToken } from '../../../kernel/database/ids.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { hashPassword } from '../../../kernel/security/passwords.ts';
import { countNewcomer, placedBelow } from '../branches/place-below.ts';
import { pathBelow } from '../branches/upline-path.rules.ts';
import { accountKeyOf, type Member } from '../members.ts';
import { sealedProfileOf } from '../profile/sealed-profile.ts';
import { members } from '../tables.ts';

export interface NewMember {
  account: string;
  /** Absent for other login methods: then no password matches. */
  password?: string;
  paymentPassword?: string;
  nickname?: string;
  type: number;
  /** Path of the upline; empty without one. */
  uplinePath: string;
  affiliateCode?: string;
  rankLevel?: number;
  currency: string;
  termsVersion: string;
  passwordChangedAt?: Date;
  registeredAt?: Date;
  profile?: Record<string, string>;
  language?: LanguageCode;
}

/** Ten random digits: short enough to read out, and without revealing the number of members. */
const newMemberId = () => String(randomInt(1_000_000_000, 10_000_000_000));

/** Hashes passwords before the transaction that stores the member, because hashing is slow. */
export async function prepareMember({ clock, settings }: Kernel, member: NewMember): Promise<Member> {
  const { password, paymentPassword, ...rest } = member;
  const id = newMemberId();
  const now = clock.now();
  return {
    id,
    account: rest.account,
    accountKey: accountKeyOf(rest.account),
    passwordHash: await hashPassword(password ?? randomToken()),
    hasPassword: password !== undefined,
    passwordChangedAt: rest.passwordChangedAt ?? now,
    paymentPasswordHash: paymentPassword ? await hashPassword(paymentPassword) : null,
    paymentTries: 0,
    paymentLockedUntil: null,
    withdrawalsHeldUntil: null,
    nickname: rest.nickname ?? rest.account,
    type: rest.type,
    uplinePath: pathBelow(rest.uplinePath, id),
    affiliateCode: rest.affiliateCode?.toUpperCase() ?? null,
    rankLevel: rest.rankLevel ?? 0,
    currency: rest.currency,
    termsVersion: rest.termsVersion,
    profile: rest.profile ? sealedProfileOf(settings, id, rest.profile) : null,
    state: 'open',
    registeredAt: rest.registeredAt ?? now,
    lastLoginAt: null,
    previousLoginAt: null,
    firstLoginDoneAt: null,
    language: rest.language ?? null,
    avatar: null,
    timeZone: null,
  };
}

/**
 * Stores a member below its upline's current path and returns it as stored; refuses `username_taken`, also for
 * concurrent registrations.
 */
export async function insertMember(database: Database, member: Member): Promise<Member> {
  try {
    return await database.transaction(async () => {
      const placed = await placedBelow(database, member);
      await database.db.insert(members).values(placed);
      await countNewcomer(database, placed);
      return placed;
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw refusalAt('username', 'username_taken');
  }
}
