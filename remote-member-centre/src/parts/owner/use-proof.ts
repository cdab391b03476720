import { useIntl } from '@portal/shared/remote/intl';
import { type OwnerProof, type ProofField, proofFieldOf } from '@portal/shared/remote/verification/owner-proof.rules';
import { type OwnerProofUse, useOwnerProof } from '@portal/shared/remote/verification/use-owner-proof';
import { useChecks } from '../forms/use-checks.ts';

type Typed = Readonly<Record<ProofField, string>>;
type OwnerInput = Awaited<ReturnType<OwnerProofUse['inputOf']>>;

export interface FormProof extends Pick<OwnerProofUse, 'asked' | 'sms'> {
  /** What is wrong with it before anything is sent. */
  check(typed: Typed): Partial<Record<ProofField, string>>;
  /** Sends with the proof; what the platform asks for after all joins the form. */
  sending<T>(typed: Typed, send: (owner: OwnerInput) => Promise<T>): Promise<T>;
}

/** Proof of the owner in a form of the member centre; `first` is required from the start. */
export function useProof(first: OwnerProof | undefined): FormProof {
  const checks = useChecks();
  const notAsked = useIntl().formatMessage({ id: 'rule.code' });
  const { asked, sms, heed, inputOf } = useOwnerProof(first, notAsked);
  return {
    asked,
    sms,
    check(typed) {
      const name = asked && proofFieldOf(asked);
      const fault = name && checks.filled(typed[name]);
      return fault ? { [name]: fault } : {};
    },
    async sending(typed, send) {
      try {
        return await send(await inputOf(typed));
      } catch (error) {
        heed(error);
        throw error;
      }
    },
  };
}
