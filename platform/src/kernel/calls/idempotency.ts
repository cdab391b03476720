import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { newId } from '../database/ids.ts';
import type { Answer } from '../http/answers.ts';
import type { Secrets } from '../security/secrets.ts';
import { canonicalJson } from '../strings/canonical-json.rules.ts';
import { idempotencyRecords as records } from './idempotency.tables.ts';
import { Refusal } from './refusal.ts';

interface Claim {
  /** Caller and call. */
  scope: string;
  key: string;
  requestHash: string;
}

const leaseSeconds = 30;
const retentionDays = 7;

const keyLengthAtMost = 128;

/**
 * Reads the Idempotency-Key header: 1 to 128 visible characters. @throws Refusal `idempotency_key_required`,
 * `idempotency_key_too_long`, `idempotency_key_invalid`
 */
export function readIdempotencyKey(header: string): string {
  if (header.trim() === '') throw new Refusal('idempotency_key_required');
  if (header.length > keyLengthAtMost)
    throw new Refusal('idempotency_key_too_long', { params: { max: keyLengthAtMost } });
  if (!/^[\x21-\x7e]+$/.test(header)) throw new Refusal('idempotency_key_invalid');
  return header;
}

/**
 * Returns a keyed hash of the decrypted fields, independent of their order. Keyed, because the fields may contain a
 * payment password, which could be guessed from a plain hash.
 */
export function requestHash(secrets: Pick<Secrets, 'mac'>, fields: unknown): string {
  return secrets.mac('idempotent request', canonicalJson(fields));
}

/**
 * Does the work once per claim and returns the first answer to every repeat. The claim is committed first, with a
 * lease; work and answer are committed together and only while the claim is still ours. So a process that dies leaves
 * either only a claim, which expires with its lease, or the work with its answer.
 * @throws Refusal `idempotency_conflict`, `in_progress`; whatever the work throws, after releasing the claim
 */
export async function answerOnce(database: Database, claim: Claim, work: () => Promise<Answer>): Promise<Answer> {
  const owner = newId();
  const earlier = await takeClaim(database, claim, owner);
  if (earlier) return earlier;
  try {
    return await database.transaction(async () => {
      const answer = await work();
      await recordAnswer(database, claim, owner, answer);
      return answer;
    });
  } catch (error) {
    // If this fails too, the claim expires with its lease.
    await dropClaim(database, claim, owner).catch(() => undefined);
    throw error;
  }
}

async function takeClaim(database: Database, claim: Claim, owner: string): Promise<Answer | undefined> {
  const leaseUntil = sql<Date>`now() + make_interval(secs => ${leaseSeconds})`;
  const claimed = await database.db
    .insert(records)
    .values({ ...claim, owner, leaseUntil })
    .onConflictDoUpdate({
      target: [records.scope, records.key],
      set: { owner, leaseUntil },
      setWhere: and(
        isNull(records.status),
        lt(records.leaseUntil, sql`now()`),
        eq(records.requestHash, claim.requestHash),
      ),
    })
    .returning({ owner: records.owner });
  return claimed.length > 0 ? undefined : earlierAnswer(database, claim);
}

async function earlierAnswer(database: Database, claim: Claim): Promise<Answer> {
  const [record] = await database.db.select().from(records).where(rowOf(claim));
  // The row can be gone if the first try has just released its claim.
  if (!record) throw new Refusal('in_progress');
  if (record.requestHash !== claim.requestHash) throw new Refusal('idempotency_conflict');
  if (record.status === null || record.body === null) throw new Refusal('in_progress');
  return { status: record.status, body: record.body };
}

async function recordAnswer(database: Database, claim: Claim, owner: string, answer: Answer): Promise<void> {
  const isOurs = and(rowOf(claim), eq(records.owner, owner), isNull(records.status));
  const rows = isRemembered(answer)
    ? await database.db
        .update(records)
        .set({ status: answer.status, body: answer.body })
        .where(isOurs)
        .returning({ key: records.key })
    : await database.db.delete(records).where(isOurs).returning({ key: records.key });
  if (rows.length === 0) throw new Refusal('in_progress');
}

/** 400 and 429 say nothing about the work: the caller may retry with the same key. */
function isRemembered(answer: Answer): boolean {
  return answer.status !== 400 && answer.status !== 429 && answer.status < 500;
}

async function dropClaim(database: Database, claim: Claim, owner: string): Promise<void> {
  await database.db.delete(records).where(and(rowOf(claim), eq(records.owner, owner), isNull(records.status)));
}

function rowOf(claim: Claim) {
  return and(eq(records.scope, claim.scope), eq(records.key, claim.key));
}

/** Deletes records older than seven days. */
export async function forgetOldRecords(database: Database, now: Date): Promise<void> {
  await database.db.delete(records).where(lt(records.createdAt, new Date(now.getTime() - retentionDays * 86_400_000)));
}

/** Deletes all claims; only where no other process can be at work, as on the embedded database. */
export async function dropAllClaims(database: Database): Promise<void> {
  await database.db.delete(records).where(isNull(records.status));
}
