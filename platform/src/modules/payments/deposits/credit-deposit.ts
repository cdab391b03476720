import { partOf } from '@portal/shared/contract/money/money-parts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { MemberModule } from '../../accounts/index.ts';
import { houseAccount, memberAccount, type Wallet } from '../../wallet/index.ts';
import { depositCredited } from '../payments.events.ts';
import type { Turnover } from '../turnover/turnover.ts';
import type { Deposit } from './deposit-rows.ts';

export interface CreditDeps {
  kernel: Kernel;
  wallet: Wallet;
  turnover: Turnover;
  member: Pick<MemberModule, 'lock'>;
}

/**
 * Credits what has arrived when the deposit becomes credited: the fee, the member's debt, then the wallet. In the caller's
 * transaction; a deposit in another state is returned as it is.
 */
export async function creditDeposit(
  { kernel, wallet, turnover, member }: CreditDeps,
  deposit: Deposit,
): Promise<Deposit> {
  if (deposit.state !== 'credited') return deposit;
  const { id, memberId, provider, arrivedMinor, feeBasisPoints } = deposit;
  if (arrivedMinor === null) throw new Error(`Deposit ${id} is credited without a payment`);
  // A concurrent withdrawal has to wait, or it could take the money before its turnover requirement exists.
  await member.lock(memberId);
  const feeMinor = partOf(arrivedMinor, feeBasisPoints);
  const netMinor = arrivedMinor - feeMinor;
  const legs = [
    { account: memberAccount(memberId), amount: netMinor },
    { account: houseAccount('deposit-fees'), amount: feeMinor },
    { account: houseAccount(`deposits-${provider === 'manual' ? 'bank' : provider}`), amount: -arrivedMinor },
  ].filter(({ amount }) => amount !== 0n);
  await wallet.credit(memberId, { source: 'deposit', reference: id, kind: 'deposit', legs, meta: { depositId: id } });
  const repaidMinor = await wallet.repaidBy(memberId, { source: 'deposit', reference: id });
  // Money that repaid a debt cannot be played with.
  await turnover.require({ memberId, reference: id, depositMinor: netMinor - repaidMinor });
  const creditedAt = deposit.changedAt.toISOString();
  await kernel.outbox.publish(depositCredited, { reference: id, memberId, amountMinor: `${netMinor}`, creditedAt });
  return { ...deposit, feeMinor, repaidMinor };
}
