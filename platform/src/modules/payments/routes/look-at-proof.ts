import type { OperatorCaller } from '../../../kernel/calls/callers.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { PaymentsRouteDeps } from '../route-deps.ts';

interface Proofs {
  read(id: string, proofId: string): Promise<string | undefined>;
}

/** Returns a picture of a deposit or withdrawal, and writes an audit line. @throws Refusal `not_found` */
export async function lookAtProof(
  { operator }: PaymentsRouteDeps,
  proofs: Proofs,
  { id: target, proofId }: { id: string; proofId: string },
  { username: who }: OperatorCaller,
): Promise<{ data: string }> {
  const data = await proofs.read(target, proofId);
  if (data === undefined) throw new Refusal('not_found');
  await operator.audit({ who, act: 'look-at-proof', target, why: '', detail: { proofId } });
  return { data };
}
