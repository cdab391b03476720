import { uploadWithdrawalProof } from '@portal/shared/contract/payments/withdrawal-answers';
import { useHost } from '@portal/shared/remote/host-context';
import { refusalOf, refusing } from '@portal/shared/remote/refusal-of';
import { useRef, useState } from 'react';
import { type ProofProblem, proofProblem } from '../../parts/proofs.rules.ts';

export interface Proof {
  key: string;
  name: string;
  /** `data:` address, as the picture is shown. */
  address: string;
}

/** Pictures chosen for a report; they are sent one by one, each once, when the report is. */
export function useProofs(withdrawalId: string) {
  const host = useHost();
  const [list, setList] = useState<readonly Proof[]>([]);
  const [refused, setRefused] = useState<{ name: string; why: ProofProblem }>();
  const sent = useRef(new Map<string, string>());

  async function add(files: readonly File[]): Promise<void> {
    setRefused(undefined);
    const fit: Proof[] = [];
    for (const file of files) {
      const why = proofProblem(file, list.length + fit.length);
      if (why) setRefused({ name: file.name, why });
      else fit.push({ key: crypto.randomUUID(), name: file.name, address: await addressOf(file) });
    }
    setList((now) => [...now, ...fit]);
  }
  async function idOf({ key, name, address }: Proof): Promise<string> {
    const known = sent.current.get(key);
    if (known) return known;
    try {
      const data = address.slice(address.indexOf(',') + 1);
      const { proofId } = await host.call(uploadWithdrawalProof, { id: withdrawalId, data });
      sent.current.set(key, proofId);
      return proofId;
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal || refusal.code === 'withdrawal_state') throw error;
      throw refusing('proof_refused', `${name}: ${refusal.message}`);
    }
  }
  return {
    list,
    refused,
    add,
    remove(key: string): void {
      setRefused(undefined);
      setList((now) => now.filter((proof) => proof.key !== key));
    },
    /** Ids of all of them, in their order. */
    async upload(): Promise<string[]> {
      const ids: string[] = [];
      for (const proof of list) ids.push(await idOf(proof));
      return ids;
    },
    /** The platform no longer has them: they are sent again next time. */
    forget: () => sent.current.clear(),
  };
}

function addressOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'));
    reader.readAsDataURL(file);
  });
}
