import { Refusal } from '../../kernel/refusal.ts';
import type { Deposit, PaymentsModule } from '../../modules/payments/index.ts';

/** Returns a deposit as its member sees it. */
export async function showDeposit({ deposits }: PaymentsModule, deposit: Deposit) {
  const [shown] = await deposits.shown([deposit]);
  if (!shown) throw new Refusal('not_found');
  return shown;
}
