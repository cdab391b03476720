import { amountFromMinor } from '@portal/shared/contract/amounts';
import type { CallResult } from '@portal/shared/contract/define-call';
import { collectWallets, mainWallet } from '@portal/shared/contract/wallet/transfers';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { newId } from '../../kernel/ids.ts';
import { messageText } from '../../kernel/message-texts.ts';
import { holdOpenMember } from '../../modules/member/index.ts';
import { between, memberAccount } from '../../modules/wallet/index.ts';
import { walletsAtVendors } from './member-wallets.ts';
import type { WalletTransferDeps } from './transfer-deps.ts';
import { obstacleOfTaking } from './wallet-obstacle.rules.ts';

type Collected = CallResult<typeof collectWallets>;

/** Moves all money at vendors to the main wallet; a wallet that cannot be emptied is named and blocks no other. */
export function collectWalletsFlow(
  app: FastifyInstance,
  { games, member, payments, wallet }: WalletTransferDeps,
): void {
  route(app, collectWallets, async (_input, { member: { memberId }, language, release }) =>
    app.kernel.database.transaction(async () => {
      await holdOpenMember(member, memberId);
      const main = memberAccount(memberId);
      const wallets = await walletsAtVendors({ games, wallet }, memberId);
      // Locked, so that no bet comes between reading and taking.
      const [, ...balances] = await wallet.lockBalances([main, ...wallets.map(({ account }) => account)]);
      const reference = newId();
      const done: Pick<Collected, 'collected' | 'failed'> = { collected: [], failed: [] };
      let total = 0n;
      for (const [index, { vassalage, state, account }] of wallets.entries()) {
        const balance = balances[index] ?? 0n;
        if (balance === 0n) continue;
        const amount = amountFromMinor(balance);
        const code = obstacleOfTaking(state);
        if (code) {
          done.failed.push({ vassalage, balance: amount, code, message: messageText(code, language) });
          continue;
        }
        await wallet.credit(memberId, {
          ...{ source: 'wallet-transfer', reference: `${reference}-${vassalage}`, kind: 'transfer_in' },
          legs: between(account, main, balance),
          meta: { from: vassalage, to: mainWallet, vassalage, release },
        });
        done.collected.push({ vassalage, amount });
        total += balance;
      }
      if (total > 0n) await payments.turnover.trim(memberId);
      return {
        reference,
        amount: amountFromMinor(total),
        main: amountFromMinor(await wallet.balanceOf(main)),
        ...done,
      };
    }),
  );
}
