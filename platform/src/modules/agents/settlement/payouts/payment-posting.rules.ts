import { type AccountRef, between, houseAccount, memberAccount, type Posting } from '../../../wallet/index.ts';
import type { Settlement } from '../settlement.tables.ts';

type Paid = Pick<Settlement, 'id' | 'kind' | 'agentId' | 'payerId' | 'amountMinor'>;

/** Makes the movement that pays a settlement; its id identifies it permanently. */
export function paymentPosting({ id, kind, agentId, payerId, amountMinor }: Paid, at: Date): Posting {
  const word = kind === 'dividend' ? 'dividend' : 'salary';
  const payer: AccountRef = payerId ? memberAccount(payerId) : houseAccount(word);
  const legs = between(payer, memberAccount(agentId), amountMinor);
  return { source: 'settlement', reference: id, kind: word, legs, meta: { contract: kind }, at };
}
