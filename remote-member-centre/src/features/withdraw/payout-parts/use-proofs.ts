import { uploadWithdrawalProof } from '@portal/shared/contract/payments/withdrawals';
import { refusalOf, refusing } from '@portal/shared/remote/calls/refusal-of';
import { usePictures } from '@portal/shared/remote/forms/use-pictures';
import { useHost } from '@portal/shared/remote/host-context';

/** Pictures of a report; uploaded one by one, each once, when it is sent. */
export function useProofs(withdrawalId: string) {
  const host = useHost();
  return usePictures(async (data, name) => {
    try {
      return (await host.call(uploadWithdrawalProof, { id: withdrawalId, data })).proofId;
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal || refusal.code === 'withdrawal_state') throw error;
      throw refusing('proof_refused', `${name}: ${refusal.message}`);
    }
  });
}
