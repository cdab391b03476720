import type { CallParsedInput } from '@portal/shared/contract/calls/define-call';
import type { addSecurityKey, keyProof } from '@portal/shared/contract/operators/security-keys';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { OperatorCaller } from '../../../kernel/calls/callers.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { addAuditLine } from '../audit.ts';
import { operatorKeys as keys } from '../tables.ts';
import { noteChallenge, useChallenge } from './challenges.ts';
import { holdSession } from './operator-sessions.ts';

export type KeyProof = InferOutput<typeof keyProof>;
type NewKey = CallParsedInput<typeof addSecurityKey>;

const minutesToAnswer = 2;
/** Keys are bound to the console's address: no other page can ask for them. */
const hostOf = ({ settings }: Kernel) => new URL(settings.OPERATOR_ORIGIN).hostname;

/** Returns a question that any key of the console answers, whoever asks: it says nothing about accounts. */
export async function askKey(kernel: Kernel) {
  const options = await generateAuthenticationOptions({ rpID: hostOf(kernel), userVerification: 'preferred' });
  await noteChallenge(kernel, { challenge: options.challenge, purpose: 'proof', minutes: minutesToAnswer });
  return options;
}

/** Returns a question for a new key of the operator. */
export async function startKey(kernel: Kernel, { username }: OperatorCaller, rpName: string) {
  const known = await kernel.db.select({ id: keys.id }).from(keys).where(eq(keys.username, username));
  const options = await generateRegistrationOptions({
    rpName,
    rpID: hostOf(kernel),
    userName: username,
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  await noteChallenge(kernel, { challenge: options.challenge, purpose: username, minutes: minutesToAnswer });
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
  const verified = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: async (challenge) => (await useChallenge(kernel, challenge)) === username,
    expectedOrigin: kernel.settings.OPERATOR_ORIGIN,
    expectedRPID: hostOf(kernel),
    requireUserVerification: false,
  }).catch(() => ({ verified: false as const }));
  if (!verified.verified) throw new Refusal('security_key_invalid');
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return kernel.database.transaction(async () => {
    if (!(await holdSession(kernel, username, sessionId))) throw new Refusal('security_key_invalid');
    const row = { id, username, label, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
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
    return id;
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

/**
 * Whether a key of that account answered an open question, which this uses up. A counter that does not grow is a copy of
 * the key; keys without one stay at 0.
 */
export async function keyMatches(kernel: Kernel, username: string, proof: KeyProof): Promise<boolean> {
  const [key] = await kernel.db
    .select()
    .from(keys)
    .where(and(eq(keys.id, proof.id), eq(keys.username, username)));
  if (!key) return false;
  const { id, publicKey, counter } = key;
  const answer = await verifyAuthenticationResponse({
    response: proof,
    expectedChallenge: async (challenge) => (await useChallenge(kernel, challenge)) === 'proof',
    expectedOrigin: kernel.settings.OPERATOR_ORIGIN,
    expectedRPID: hostOf(kernel),
    credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    requireUserVerification: false,
  }).catch(() => undefined);
  if (!answer?.verified) return false;
  const { newCounter } = answer.authenticationInfo;
  const isNewer = sql`${newCounter} = 0 or ${keys.counter} < ${newCounter}`;
  const used = await kernel.db
    .update(keys)
    .set({ counter: newCounter, lastUsedAt: kernel.clock.now() })
    .where(and(eq(keys.id, id), sql`(${isNewer})`))
    .returning();
  return used.length > 0;
}
