import { amountFromMinor, minorUnits } from '@portal/shared/contract/amounts';
import { mainWallet, walletTransfer } from '@portal/shared/contract/wallet/transfers';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { newId } from '../../kernel/ids.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { refusalAt } from '../../kernel/refusal-at.ts';
import { holdOpenMember } from '../../modules/member/index.ts';
import { atAmountField, between, type MemberAccount, memberAccount } from '../../modules/wallet/index.ts';
import { type WalletAtVendor, walletsAtVendors } from './member-wallets.ts';
import type { WalletTransferDeps } from './transfer-deps.ts';
import { obstacleOfPutting, obstacleOfTaking, type WalletObstacle } from './wallet-obstacle.rules.ts';

/** Moves money between two wallets of a member; locks the member, so that a closing and other transfers wait. */
export function moveMoneyFlow(app: FastifyInstance, { games, member, payments, wallet }: WalletTransferDeps): void {
  async function takingFrom(name: string, wallets: readonly WalletAtVendor[], memberId: string) {
    if (name === mainWallet) return memberAccount(memberId);
    const found = wallets.find(({ vassalage }) => vassalage === name);
    return accountUnless(obstacleOfTaking(found?.state), found);
  }

  async function puttingInto(name: string, wallets: readonly WalletAtVendor[], memberId: string) {
    if (name === mainWallet) return memberAccount(memberId);
    const found = wallets.find(({ vassalage }) => vassalage === name);
    const stop = found && (await games.stopOf({ vassalage: name, nodeId: '', memberId }));
    return accountUnless(obstacleOfPutting(found?.state, stop), found);
  }

  route(app, walletTransfer, async ({ from, to, amount }, { member: { memberId }, release }) => {
    if (from === to) throw refusalAt('to', 'same_wallet');
    return app.kernel.database.transaction(async () => {
      await holdOpenMember(member, memberId);
      const wallets = await walletsAtVendors({ games, wallet }, memberId);
      const [debited, given] = [await takingFrom(from, wallets, memberId), await puttingInto(to, wallets, memberId)];
      const reference = newId();
      const kind = kindOf(from, to);
      const legs = between(debited, given, minorUnits(amount));
      const movement = {
        ...{ source: 'wallet-transfer', reference, kind, legs },
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
