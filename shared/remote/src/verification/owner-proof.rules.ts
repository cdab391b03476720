import { type OwnerCodeTarget, ownerCodeTarget } from '@portal/shared/contract/accounts/owner-proof';
import * as v from 'valibot';
import { refusalOf } from '../calls/refusal-of.ts';

/**
 * How the owner proves an action, since the session may be stolen: by the login password; without one by our code to
 * the bound contact, or the identity provider's to the bound number. `hint` is that contact, masked.
 */
export type OwnerProof = { by: 'password' } | { by: 'code' | 'phone'; hint: string };
/** Form fields of the proof. */
export type ProofField = 'loginPassword' | 'ownerCode';

/** Initial values of both, for a form that may need either. */
export const noProof: Readonly<Record<ProofField, string>> = { loginPassword: '', ownerCode: '' };

export const proofFieldOf = ({ by }: OwnerProof): ProofField => (by === 'password' ? 'loginPassword' : 'ownerCode');

/** Refusal fields that are about the proof. */
export const proofRefusals = { old_password_wrong: 'loginPassword', owner_code_required: 'ownerCode' } as const;

/** The proof the platform will require, by the account's protections. Undefined if a recent login is enough. */
export function expectedProof({
  hasPassword,
  ownerCode,
}: {
  hasPassword: boolean;
  ownerCode?: OwnerCodeTarget | undefined;
}): OwnerProof | undefined {
  if (hasPassword) return { by: 'password' };
  return ownerCode && proofByCode(ownerCode);
}

/** The proof that a refusal requires or rejects; `known` is the one required before. */
export function proofRequiredBy(error: unknown, known: OwnerProof | undefined): OwnerProof | undefined {
  const { code, fields, value } = refusalOf(error) ?? { code: '', fields: {} as Record<string, string>, value: {} };
  if (code === 'old_password_wrong' || fields.loginPassword) return { by: 'password' };
  if (code !== 'owner_code_required' && !fields.ownerCode) return undefined;
  const target = v.safeParse(ownerCodeTarget, value);
  if (target.success) return proofByCode(target.output);
  return known && known.by !== 'password' ? known : { by: 'code', hint: '' };
}

const proofByCode = ({ channel, hint }: OwnerCodeTarget): OwnerProof => ({
  by: channel === 'firebase' ? 'phone' : 'code',
  hint,
});
