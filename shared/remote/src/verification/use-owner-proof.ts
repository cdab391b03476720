import type { ownerProof } from '@portal/shared/contract/accounts/owner-proof';
import { sendOwnerCode } from '@portal/shared/contract/verification/codes';
import { useState } from 'react';
import type * as v from 'valibot';
import { useHost } from '../host-context.ts';
import { type OwnerProof, type ProofField, proofFieldOf, proofRequiredBy } from './owner-proof.rules.ts';
import { type SmsProof, useSmsProof } from './use-sms-proof.ts';

export interface OwnerProofUse {
  asked: OwnerProof | undefined;
  /** Sends the requested code. */
  sms: SmsProof;
  /** Field of a refusal; a newly added field is to be filled in, not wrong. */
  heed(error: unknown): { field: ProofField; isNew: boolean } | undefined;
  /** The proof among the typed values, as the calls take it. Throws a refusal for a code the provider does not take. */
  inputOf(typed: Readonly<Record<ProofField, string>>): Promise<OwnerProofInput>;
}

type OwnerProofInput = { [Name in keyof typeof ownerProof]?: v.InferInput<(typeof ownerProof)[Name]> };

/**
 * What shows that the owner acts. The platform has the last word: what it asks for after all joins what was typed, for
 * example in a dialog that was left open.
 * @param notAsked said of a code that nobody has asked the provider for
 */
export function useOwnerProof(first: OwnerProof | undefined, notAsked: string): OwnerProofUse {
  const host = useHost();
  const [asked, setAsked] = useState(first);
  const sms = useSmsProof({ sendByPlatform: () => host.call(sendOwnerCode, {}), notAsked });
  const isPhone = asked?.by === 'phone';
  return {
    asked,
    // Our code goes to the bound contact, whichever channel currently verifies numbers.
    sms: { ...sms, needsNumber: isPhone, send: isPhone ? sms.send : () => host.call(sendOwnerCode, {}) },
    heed(error) {
      const found = proofRequiredBy(error, asked);
      if (!found) return undefined;
      const isNew = asked?.by !== found.by;
      if (isNew) setAsked(found);
      return { field: proofFieldOf(found), isNew };
    },
    async inputOf({ loginPassword, ownerCode }) {
      if (!asked) return {};
      if (asked.by === 'password') return { loginPassword: loginPassword.trim() };
      if (asked.by === 'code') return { ownerCode: ownerCode.trim() };
      const { firebaseIdToken } = await sms.proofOf(ownerCode.trim());
      return { firebaseChannel: 'sms', firebaseIdToken };
    },
  };
}
