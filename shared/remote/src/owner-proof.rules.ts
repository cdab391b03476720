import { type OwnerCodePlace, ownerCodePlace } from '@portal/shared/contract/member/owner-proof';
import * as v from 'valibot';
import { refusalOf } from './refusal-of.ts';

/**
 * What shows that the owner acts, since the session may be stolen: the login password; without one a code of ours to the
 * bound contact, or the identity provider's to the bound number. `hint` is that contact, masked.
 */
export type AskedProof = { by: 'password' } | { by: 'code' | 'phone'; hint: string };
/** Of a form, for what is typed. */
export type ProofField = 'loginPassword' | 'ownerCode';

/** First values of both, for a form that may ask for one of them. */
export const noProof: Readonly<Record<ProofField, string>> = { loginPassword: '', ownerCode: '' };

export const proofFieldOf = ({ by }: AskedProof): ProofField => (by === 'password' ? 'loginPassword' : 'ownerCode');

/** Fields of the refusals that speak of the proof. */
export const proofRefusals = { old_password_wrong: 'loginPassword', owner_code_required: 'ownerCode' } as const;

/** What the platform will ask for by what protects the account. Nothing where it judges by the login: it has to be new. */
export function askedFirst({
  hasPassword,
  ownerCode,
}: {
  hasPassword: boolean;
  ownerCode?: OwnerCodePlace | undefined;
}): AskedProof | undefined {
  if (hasPassword) return { by: 'password' };
  return ownerCode && askedAt(ownerCode);
}

/** The proof that a refusal asks for, or finds wrong; `known` is what was asked for before. */
export function askedBy(error: unknown, known: AskedProof | undefined): AskedProof | undefined {
  const { code, fields, value } = refusalOf(error) ?? { code: '', fields: {} as Record<string, string>, value: {} };
  if (code === 'old_password_wrong' || fields.loginPassword) return { by: 'password' };
  if (code !== 'owner_code_required' && !fields.ownerCode) return undefined;
  const place = v.safeParse(ownerCodePlace, value);
  if (place.success) return askedAt(place.output);
  return known && known.by !== 'password' ? known : { by: 'code', hint: '' };
}

const askedAt = ({ channel, hint }: OwnerCodePlace): AskedProof => ({
  by: channel === 'firebase' ? 'phone' : 'code',
  hint,
});
