import { amountFromMinor, minorUnits } from '@portal/shared/contract/amounts';
import { payDebt } from '@portal/shared/contract/wallet/transfers';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { newId } from '../../kernel/ids.ts';
import { refusalAt } from '../../kernel/refusal-at.ts';
import { holdOpenMember } from '../../modules/member/index.ts';
import { atAmountField, between, memberAccount } from '../../modules/wallet/index.ts';
import type { WalletTransferDeps } from './transfer-deps.ts';

/** Pays a member's debt from the main wallet; waits for other payments of it at that moment. */
export function payDebtFlow(app: FastifyInstance, { member, payments, wallet }: WalletTransferDeps): void {
  route(app, payDebt, ({ amount }, { member: { memberId }, release }) =>
    app.kernel.database.transaction(async () => {
      await holdOpenMember(member, memberId);
      const [main, receivable] = [memberAccount(memberId), memberAccount(memberId, 'receivable')];
      const [, balance = 0n] = await wallet.lockBalances([main, receivable]);
      const [owed, paid] = [-balance, minorUnits(amount)];
      if (paid > owed) throw refusalAt('amount', 'more_than_owed');
      const reference = newId();
      const posting = wallet.post({
        ...{ source: 'debt', reference, kind: 'correction_paid' },
        legs: between(main, receivable, paid),
        meta: { release },
      });
      const { balances } = await atAmountField(posting);
      await payments.turnover.trim(memberId);
      const left = { main: amountFromMinor(balances[0] ?? 0n), owed: amountFromMinor(owed - paid) };
      return { reference, amount, ...left };
    }),
  );
}
