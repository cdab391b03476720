import type { Security } from './strength.rules.ts';

export type OwnerProofName = 'loginPassword' | 'ownerCode';

/** First values of both, for a form that asks for one of them. */
export const noProof: Readonly<Record<OwnerProofName, string>> = { loginPassword: '', ownerCode: '' };

/** Fields of the refusals that speak of the proof. */
export const proofRefusals = { old_password_wrong: 'loginPassword', owner_code_required: 'ownerCode' } as const;

/**
 * What shows that the owner acts, since the session may be stolen: the login password; without one a code to the bound
 * contact. Nothing where nothing is bound either: the login itself has to be new then, which the platform judges.
 */
export function proofAskedOf({ hasPassword, ownerCode }: Security): OwnerProofName | undefined {
  if (hasPassword) return 'loginPassword';
  return ownerCode ? 'ownerCode' : undefined;
}

/** The proof among the values of a form, as the calls take it. */
export function proofInput(asked: OwnerProofName | undefined, values: Readonly<Record<OwnerProofName, string>>) {
  return asked ? { [asked]: values[asked] } : {};
}
