import { amountFromMinor } from '@portal/shared/contract/amounts';
import { vendorBalance } from '@portal/shared/contract/vendor-api/rounds';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { GamesModule } from '../../modules/games/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';
import { playAccountOf } from './play-account.ts';

/** Returns the balance of the account that the launch, or the player's last one at this studio, plays from. */
export function vendorBalanceFlow(app: FastifyInstance, deps: { games: GamesModule; wallet: Wallet }): void {
  route(app, vendorBalance, async ({ playerId, launchId }, { vendor }) => {
    const account = await deps.games.playAccount({ provider: vendor.vendor, memberId: playerId, launchId });
    if (account === undefined) throw new Refusal('unknown_player');
    return { balance: amountFromMinor(await deps.wallet.balanceOf(playAccountOf(playerId, account))) };
  });
}
