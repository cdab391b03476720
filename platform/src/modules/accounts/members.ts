import type { LanguageCode } from '@portal/shared/contract/game-types';
import { foldedText } from '@portal/shared/contract/typed/typed-text.rules';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { Refusal } from '../../kernel/calls/refusal.ts';
import { among } from '../../kernel/database/among.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Clock } from '../../kernel/time/clock.ts';
import { members } from './tables.ts';

export type Member = typeof members.$inferSelect;

type Deps = { database: Database; clock: Clock };

/** Accounts are compared without regard to case. */
export function accountKeyOf(account: string): string {
  return account.trim().toLowerCase();
}

const byKey = (database: Database, key: string) =>
  database.db.select().from(members).where(eq(members.accountKey, key));

export async function memberByAccount(database: Database, account: string): Promise<Member | undefined> {
  const key = accountKeyOf(account);
  const [exact] = await byKey(database, key);
  const folded = accountKeyOf(foldedText(account));
  if (exact || folded === key) return exact;
  return (await byKey(database, folded))[0];
}

export async function memberById(database: Database, memberId: string): Promise<Member | undefined> {
  const [row] = await database.db.select().from(members).where(eq(members.id, memberId));
  return row;
}

/** Reads and locks a member's row until the caller's transaction ends. */
export async function lockMember(database: Database, memberId: string): Promise<Member | undefined> {
  const [row] = await database.db.select().from(members).where(eq(members.id, memberId)).for('update');
  return row;
}

/** Finds the open member of an affiliate code, ignoring case. */
export async function memberByAffiliateCode(database: Database, code: string): Promise<Member | undefined> {
  const [row] = await database.db.select().from(members).where(eq(members.affiliateCode, code.trim().toUpperCase()));
  return row?.state === 'open' ? row : undefined;
}

/** Finds by id or account, as typed by an operator. */
export async function memberByName(database: Database, typed: string): Promise<Member | undefined> {
  return (await memberById(database, typed)) ?? (await memberByAccount(database, typed));
}

/** @throws Refusal `not_found` */
export async function memberNamed(database: Database, typed: string): Promise<Member> {
  const found = await memberByName(database, typed);
  if (!found) throw new Refusal('not_found');
  return found;
}

/** @throws Refusal `not_found` */
export async function idOfNamed(database: Database, typed: string | undefined): Promise<string | undefined> {
  return typed === undefined ? undefined : (await memberNamed(database, typed)).id;
}

/** Accounts as typed at registration, by member id. */
export async function accountsOf(database: Database, memberIds: readonly string[]): Promise<Map<string, string>> {
  if (memberIds.length === 0) return new Map();
  const { id, account } = members;
  const rows = await database.db
    .select({ id, account })
    .from(members)
    .where(among(id, [...new Set(memberIds)]));
  return new Map(rows.map((row) => [row.id, row.account]));
}

/** Records a login; true for the member's first one, whose first-login action is due. */
export async function noteLogin({ database, clock }: Deps, memberId: string): Promise<boolean> {
  const [row] = await database.db
    .update(members)
    .set({ previousLoginAt: sql`${members.lastLoginAt}`, lastLoginAt: clock.now() })
    .where(eq(members.id, memberId))
    .returning({ previousLoginAt: members.previousLoginAt, firstLoginDoneAt: members.firstLoginDoneAt });
  return row?.previousLoginAt === null && row.firstLoginDoneAt === null;
}

/** Records that the first-login action was done or postponed. */
export async function finishFirstLogin({ database, clock }: Deps, memberId: string): Promise<void> {
  const first = and(eq(members.id, memberId), isNull(members.firstLoginDoneAt));
  await database.db.update(members).set({ firstLoginDoneAt: clock.now() }).where(first);
}

/** Sets the language of outgoing messages. */
export async function setLanguage(database: Database, memberId: string, language: LanguageCode): Promise<void> {
  await database.db.update(members).set({ language }).where(eq(members.id, memberId));
}

export async function setState(database: Database, memberId: string, state: 'open' | 'closed'): Promise<void> {
  await database.db.update(members).set({ state }).where(eq(members.id, memberId));
}
