import type { CallResult } from '@portal/shared/contract/define-call';
import type { listDepositMethods } from '@portal/shared/contract/payments/list-deposit-methods';
import type { ContentModule } from '../content/index.ts';

export type DepositMethod = CallResult<typeof listDepositMethods>['methods'][number];

export interface PaymentsModule {
  depositMethods(): Promise<DepositMethod[]>;
}

/** Ways to pay in, as the operator set them; the paying itself comes with the withdrawals. */
export function createPaymentsModule({ settings }: ContentModule): PaymentsModule {
  return { depositMethods: () => settings.get('deposit.methods') };
}
