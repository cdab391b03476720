import type { CallResult } from '@portal/shared/contract/calls/define-call';
import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';
import {
  collectWallets,
  getMerchantWallets,
  mainWallet,
  payDebt,
  walletTransfer,
} from '@portal/shared/contract/wallet/transfers';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { refusalAt } from '../../../kernel/calls/refusal-at.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { messageText } from '../../../kernel/texts/message-texts.ts';
import { lockOpenMember } from '../../accounts/index.ts';
import { atAmountField, between, type MemberAccount, memberAccount } from '../index.ts';
import { type WalletAtVendor, walletsAtVendors } from './transfers/member-wallets.ts';
import type { WalletTransferDeps } from './transfers/transfer-deps.ts';
import { depositObstacle, type WalletObstacle, withdrawalObstacle } from './transfers/wallet-obstacle.rules.ts';

type Collected = CallResult<typeof collectWallets>;

/** Moves all money at vendors to the main wallet; a wallet that cannot be emptied is named and blocks no other. */
export function collectWalletsRoute(
  app: FastifyInstance,
  { games, member, payments, wallet }: WalletTransferDeps,
): void {
  route(app, collectWallets, async (_input, { member: { memberId }, language, release }) =>
    app.kernel.database.transaction(async () => {
      await lockOpenMember(member, memberId);
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
        const code = withdrawalObstacle(state);
        if (code) {
          done.failed.push({ vassalage, balance: amount, code, message: messageText(code, language) });
          continue;
        }
        await wallet.credit(memberId, {
          source: 'wallet-transfer',
          reference: `${reference}-${vassalage}`,
          kind: 'transfer_in',
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

/** Lists the member's wallets; with `isSingle` only the main one. */
export function listWalletsRoute(app: FastifyInstance, { games, wallet }: WalletTransferDeps): void {
  route(app, getMerchantWallets, async ({ isSingle }, { member: { memberId } }) => {
    const main = await wallet.balanceOf(memberAccount(memberId));
    const vendors = isSingle === 'true' ? [] : await walletsAtVendors({ games, wallet }, memberId);
    return {
      main: amountFromMinor(main),
      vendors: vendors.map(({ vassalage, name, balance, state }) => ({
        vassalage,
        name,
        balance: amountFromMinor(balance),
        state: state,
      })),
    };
  });
}

/** Moves money between two wallets of a member; locks the member, so that a closing and other transfers wait. */
export function moveMoneyRoute(app: FastifyInstance, { games, member, payments, wallet }: WalletTransferDeps): void {
  async function sourceAccount(name: string, wallets: readonly WalletAtVendor[], memberId: string) {
    if (name === mainWallet) return memberAccount(memberId);
    const found = wallets.find(({ vassalage }) => vassalage === name);
    return accountUnless(withdrawalObstacle(found?.state), found);
  }

  async function targetAccount(name: string, wallets: readonly WalletAtVendor[], memberId: string) {
    if (name === mainWallet) return memberAccount(memberId);
    const found = wallets.find(({ vassalage }) => vassalage === name);
    const stop = found && (await games.suspensionOf({ vassalage: name, nodeId: '', memberId }));
    return accountUnless(depositObstacle(found?.state, stop), found);
  }

  route(app, walletTransfer, async ({ from, to, amount }, { member: { memberId }, release }) => {
    if (from === to) throw refusalAt('to', 'same_wallet');
    return app.kernel.database.transaction(async () => {
      await lockOpenMember(member, memberId);
      const wallets = await walletsAtVendors({ games, wallet }, memberId);
      const [debited, given] = [
        await sourceAccount(from, wallets, memberId),
        await targetAccount(to, wallets, memberId),
      ];
      const reference = newId();
      const kind = kindOf(from, to);
      const legs = between(debited, given, minorUnits(amount));
      const movement = {
        source: 'wallet-transfer',
        reference,
        kind,
        legs,
        meta: { from, to, vassalage: from === mainWallet ? to : from, release },
      };
      // Money for the main wallet pays a debt first: less may arrive than was taken.
      const posting = to === mainWallet ? wallet.credit(memberId, movement) : wallet.post(movement);
      const { balances } = await atAmountField(posting);
      if (to === mainWallet) await payments.turnover.trim(memberId);
      if (kind === 'transfer_between') await publishMainBalance(memberId);
      const there = to === mainWallet ? await wallet.balanceOf(given) : (balances[1] ?? 0n);
      return { reference, from: amountFromMinor(balances[0] ?? 0n), to: amountFromMinor(there) };
    });
  });

  /** The ledger publishes movements of the main wallet; other tabs need to know of this one, too. */
  async function publishMainBalance(memberId: string): Promise<void> {
    const main = await wallet.balanceOf(memberAccount(memberId));
    app.kernel.live.publish(memberId, { type: 'balance', sumBalance: amountFromMinor(main) });
  }
}

/** Returns the kind of movement in the player's record. */
function kindOf(from: string, to: string): 'transfer_out' | 'transfer_in' | 'transfer_between' {
  if (from === mainWallet) return 'transfer_out';
  return to === mainWallet ? 'transfer_in' : 'transfer_between';
}

function accountUnless(obstacle: WalletObstacle | undefined, found: WalletAtVendor | undefined): MemberAccount {
  if (obstacle || !found) throw new Refusal(obstacle ?? 'not_a_transfer_vendor');
  return found.account;
}

/** Pays a member's debt from the main wallet; waits for other payments of it at that moment. */
export function payDebtRoute(app: FastifyInstance, { member, payments, wallet }: WalletTransferDeps): void {
  route(app, payDebt, ({ amount }, { member: { memberId }, release }) =>
    app.kernel.database.transaction(async () => {
      await lockOpenMember(member, memberId);
      const [main, receivable] = [memberAccount(memberId), memberAccount(memberId, 'receivable')];
      const [, balance = 0n] = await wallet.lockBalances([main, receivable]);
      const [owed, paid] = [-balance, minorUnits(amount)];
      if (paid > owed) throw refusalAt('amount', 'more_than_owed');
      const reference = newId();
      const posting = wallet.post({
        source: 'debt',
        reference,
        kind: 'correction_paid',
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
