import { compactVerify, decodeProtectedHeader, importJWK } from 'jose';
import * as v from 'valibot';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { checkClaim, signatureCharactersMax } from './claim.rules.ts';
import type { PublisherKeyRow, PublisherKeys } from './publisher-keys.ts';

/** What may be signed: a publication or a question, each with its own schema. */
type ClaimForm = v.GenericSchema<unknown, { name: string; iat: number }>;

/** A valid signature: what was signed, and by which key. */
export interface SignedClaim<Form extends ClaimForm> {
  claim: v.InferOutput<Form>;
  key: PublisherKeyRow;
}

const kidForm = /^[A-Za-z0-9_-]{43}$/;

/**
 * Verifies the header of a publication or a question.
 * @throws Refusal `publisher_not_known` for anything that no live key signed in this form;
 * `publisher_of_another_release` and `publication_stale` for what one signed
 */
export async function readClaim<Form extends ClaimForm>(
  form: Form,
  keys: Pick<PublisherKeys, 'find'>,
  header: unknown,
  now: Date,
): Promise<SignedClaim<Form>> {
  const jws = typeof header === 'string' && header.length <= signatureCharactersMax ? header : '';
  const key = await liveKey(keys, kidOf(jws));
  const claim = key && (await verified(form, jws, key));
  if (!key || !claim) throw new Refusal('publisher_not_known');
  checkClaim(claim, key, now);
  return { claim, key };
}

function kidOf(jws: string): string | undefined {
  try {
    return decodeProtectedHeader(jws).kid;
  } catch {
    return undefined;
  }
}

async function liveKey(keys: Pick<PublisherKeys, 'find'>, kid: unknown): Promise<PublisherKeyRow | undefined> {
  const row = typeof kid === 'string' && kidForm.test(kid) ? await keys.find(kid) : undefined;
  return row?.revokedAt ? undefined : row;
}

/** Our stored key and algorithm decide, whatever the header names. */
async function verified<Form extends ClaimForm>(
  form: Form,
  jws: string,
  { x, y }: PublisherKeyRow,
): Promise<v.InferOutput<Form> | undefined> {
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
  try {
    const { payload } = await compactVerify(jws, key, { algorithms: ['ES256'] });
    return v.parse(form, JSON.parse(new TextDecoder().decode(payload)));
  } catch {
    return undefined;
  }
}
