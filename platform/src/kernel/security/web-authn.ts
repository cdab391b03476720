import type { keyProof, newKey } from '@portal/shared/contract/typed/web-authn';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { type Column, type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';

export type KeyProof = InferOutput<typeof keyProof>;
export type NewKey = InferOutput<typeof newKey>;

/** What keys are bound to: no page of another origin can ask for them. */
export interface KeyBinding {
  origin: string;
  /** Whether the device has to check its owner, by finger, face or code. */
  userVerification: 'required' | 'preferred';
}

export interface StoredKey {
  id: string;
  /** COSE key as base64url. */
  publicKey: string;
}

/** Uses up a question; false when it was not open for this. */
type TakeQuestion = (challenge: string) => Promise<boolean>;

const hostOf = ({ origin }: KeyBinding) => new URL(origin).hostname;
const isVerified = ({ userVerification }: KeyBinding) => userVerification === 'required';

/** @param ids of the keys that may answer; without it any key of the site */
export const proofOptions = (binding: KeyBinding, ids?: readonly string[]) =>
  generateAuthenticationOptions({
    rpID: hostOf(binding),
    userVerification: binding.userVerification,
    ...(ids && { allowCredentials: ids.map((id) => ({ id })) }),
  });

export interface KeyOwner {
  /** Name of the site, as the device shows it. */
  site: string;
  account: string;
  /** Stays the same for all keys of the owner; without it each key gets another. */
  handle?: string;
  /** Ids of the keys that there are. */
  known: readonly string[];
}

export const newKeyOptions = (binding: KeyBinding, { site, account, handle, known }: KeyOwner) =>
  generateRegistrationOptions({
    rpName: site,
    rpID: hostOf(binding),
    userName: account,
    ...(handle !== undefined && { userID: new TextEncoder().encode(handle) }),
    excludeCredentials: known.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: binding.userVerification },
  });

/** Reads the key that answered; undefined when it was made for another origin, owner or question. */
export async function readNewKey(
  binding: KeyBinding,
  answer: NewKey,
  takeQuestion: TakeQuestion,
): Promise<(StoredKey & { counter: number }) | undefined> {
  const read = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: takeQuestion,
    expectedOrigin: binding.origin,
    expectedRPID: hostOf(binding),
    requireUserVerification: isVerified(binding),
  }).catch(() => undefined);
  if (!read?.verified) return undefined;
  const { id, publicKey, counter } = read.registrationInfo.credential;
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
}

/** Returns the count of uses that a right proof carries; `isNewerCount` judges it. Undefined for a wrong proof. */
export async function readProof(
  binding: KeyBinding,
  { id, publicKey }: StoredKey,
  proof: KeyProof,
  takeQuestion: TakeQuestion,
): Promise<number | undefined> {
  const read = await verifyAuthenticationResponse({
    response: proof,
    expectedChallenge: takeQuestion,
    expectedOrigin: binding.origin,
    expectedRPID: hostOf(binding),
    credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter: 0 },
    requireUserVerification: isVerified(binding),
  }).catch(() => undefined);
  return read?.verified ? read.authenticationInfo.newCounter : undefined;
}

/** Holds for the next use: a count that does not grow is that of a copy; keys that do not count stay at 0. */
export const isNewerCount = (stored: Column, count: number): SQL =>
  sql`(${stored} < ${count} or (${count} = 0 and ${stored} = 0))`;
