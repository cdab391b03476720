import { RefusalError } from '@portal/shared/client/errors';
import { ownerCodePlace } from '@portal/shared/contract/member/owner-proof';
import { useState } from 'react';
import * as v from 'valibot';

export type ProofField = 'loginPassword' | 'ownerCode';

export interface AskedProof {
  field: ProofField;
  /** Where the code goes, masked. */
  hint: string;
}

/** The proof that a refusal asks for, or finds wrong. */
function proofOf(error: unknown): AskedProof | undefined {
  if (!(error instanceof RefusalError)) return undefined;
  if (error.code === 'old_password_wrong' || error.fields.loginPassword) return { field: 'loginPassword', hint: '' };
  if (error.code !== 'owner_code_required' && !error.fields.ownerCode) return undefined;
  const place = v.safeParse(ownerCodePlace, error.value);
  return { field: 'ownerCode', hint: place.success ? place.output.hint : '' };
}

/**
 * What shows that the owner acts. Right after a login nothing is asked for; in a dialog that was left open the platform
 * asks after all, and the field for it joins what was typed.
 */
export function useOwnerProof(first?: AskedProof) {
  const [asked, setAsked] = useState(first);
  return {
    asked,
    /** The field that a refusal is about; one that was not there before is not wrong, it is to be filled in. */
    heed(error: unknown): { field: ProofField; isNew: boolean } | undefined {
      const found = proofOf(error);
      if (!found) return undefined;
      const isNew = asked?.field !== found.field;
      if (isNew) setAsked(found);
      return { field: found.field, isNew };
    },
    inputOf: (typed: Record<ProofField, string>) => (asked ? { [asked.field]: typed[asked.field].trim() } : {}),
  };
}
