import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { getBalance } from '@portal/shared/contract/wallet/balance';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { memberAccount, type Wallet } from '../index.ts';

/** Returns the main wallet: what can be bet and withdrawn. */
export function getBalanceRoute(app: FastifyInstance, wallet: Wallet): void {
  route(app, getBalance, async (_input, { member }) => {
    return { sumBalance: amountFromMinor(await wallet.balanceOf(memberAccount(member.memberId))) };
  });
}
