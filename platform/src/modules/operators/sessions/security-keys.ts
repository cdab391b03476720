import type { CallParsedInput } from '@portal/shared/contract/calls/define-call';
import type { addSecurityKey } from '@portal/shared/contract/operators/security-keys';
import { and, asc, eq } from 'drizzle-orm';
import type { OperatorCaller } from '../../../kernel/calls/callers.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { noteChallenge, useChallenge } from '../../../kernel/security/challenge-table.ts';
import {
  isNewerCount,
  type KeyBinding,
  type KeyProof,
  newKeyOptions,
  proofOptions,
  readNewKey,
  readProof,
} from '../../../kernel/security/web-authn.ts';
import { addAuditLine } from '../audit.ts';
import { operatorKeys as keys, operatorChallenges } from '../tables.ts';
import { holdSession } from './operator-sessions.ts';

type NewKey = CallParsedInput<typeof addSecurityKey>;

const minutesToAnswer = 2;
/** Keys are bound to the console's address. */
const bindingOf = ({ settings }: Kernel): KeyBinding => ({
  origin: settings.OPERATOR_ORIGIN,
  userVerification: 'preferred',
});

async function note(kernel: Kernel, { challenge }: { challenge: string }, purpose: string): Promise<void> {
  await noteChallenge(kernel, operatorChallenges, { challenge, purpose, minutes: minutesToAnswer });
}

const takeFor = (kernel: Kernel, purpose: string) => async (challenge: string) =>
  (await useChallenge(kernel, operatorChallenges, challenge)) === purpose;

/** Returns a question that any key of the console answers, whoever asks: it says nothing about accounts. */
export async function askKey(kernel: Kernel) {
  const options = await proofOptions(bindingOf(kernel));
  await note(kernel, options, 'proof');
  return options;
}

/** Returns a question for a new key of the operator. */
export async function startKey(kernel: Kernel, { username }: OperatorCaller, site: string) {
  const known = await kernel.db.select({ id: keys.id }).from(keys).where(eq(keys.username, username));
  const owner = { site, account: username, known: known.map(({ id }) => id) };
  const options = await newKeyOptions(bindingOf(kernel), owner);
  await note(kernel, options, username);
  return options;
}

/**
 * Adds the key that answered, with its audit line, unless a reset or a logout has ended the session meanwhile.
 * @throws Refusal `security_key_invalid`
 */
export async function addKey(
  kernel: Kernel,
  { username, sessionId }: OperatorCaller,
  { label, answer }: NewKey,
): Promise<string> {
  const key = await readNewKey(bindingOf(kernel), answer, takeFor(kernel, username));
  if (!key) throw new Refusal('security_key_invalid');
  return kernel.database.transaction(async () => {
    if (!(await holdSession(kernel, username, sessionId))) throw new Refusal('security_key_invalid');
    const row = { ...key, username, label };
    const added = await kernel.db
      .insert(keys)
      .values({ ...row, createdAt: kernel.clock.now() })
      .onConflictDoNothing()
      .returning();
    if (added.length === 0) throw new Refusal('security_key_invalid');
    await addAuditLine(kernel, {
      who: username,
      act: 'add-security-key',
      target: username,
      why: '',
      detail: { label },
    });
    return key.id;
  });
}

export async function listKeys({ db }: Kernel, { username }: OperatorCaller) {
  const rows = await db.select().from(keys).where(eq(keys.username, username)).orderBy(asc(keys.createdAt));
  return rows.map(({ id, label, createdAt, lastUsedAt }) => ({
    id,
    label,
    createdAt: createdAt.toISOString(),
    ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }),
  }));
}

/** Removes a key of the operator, with its audit line. @throws Refusal `not_found` */
export function removeKey(kernel: Kernel, { username }: OperatorCaller, id: string): Promise<void> {
  return kernel.database.transaction(async () => {
    const [gone] = await kernel.db
      .delete(keys)
      .where(and(eq(keys.id, id), eq(keys.username, username)))
      .returning();
    if (!gone) throw new Refusal('not_found');
    const detail = { label: gone.label };
    await addAuditLine(kernel, { who: username, act: 'remove-security-key', target: username, why: '', detail });
  });
}

/** Removes all keys of an account, as with a reset. */
export async function removeKeysOf({ db }: Kernel, username: string): Promise<void> {
  await db.delete(keys).where(eq(keys.username, username));
}

/** Whether a key of that account answered an open question, which this uses up. */
export async function keyMatches(kernel: Kernel, username: string, proof: KeyProof): Promise<boolean> {
  const [key] = await kernel.db
    .select()
    .from(keys)
    .where(and(eq(keys.id, proof.id), eq(keys.username, username)));
  const count = key && (await readProof(bindingOf(kernel), key, proof, takeFor(kernel, 'proof')));
  if (count === undefined) return false;
  const used = await kernel.db
    .update(keys)
    .set({ counter: count, lastUsedAt: kernel.clock.now() })
    .where(and(eq(keys.id, proof.id), isNewerCount(keys.counter, count)))
    .returning();
  return used.length > 0;
}
