import { amountFromMinor } from '@portal/shared/contract/amounts';
import { knownZone } from '@portal/shared/contract/time-zones';
import { vendorAuthenticate } from '@portal/shared/contract/vendor-api/rounds';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { ContentModule } from '../../modules/content/index.ts';
import type { GamesModule } from '../../modules/games/index.ts';
import type { MemberModule } from '../../modules/member/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';
import { playAccountOf } from './play-account.ts';

interface AuthenticateDeps {
  games: GamesModule;
  wallet: Wallet;
  content: Pick<ContentModule, 'settings'>;
  member: Pick<MemberModule, 'byId'>;
}

/**
 * Exchanges the token of the page's address, once, for the player behind it. A repeated exchange is answered from the
 * launch as it was taken, with the current balance.
 */
export function authenticateLaunchFlow(app: FastifyInstance, deps: AuthenticateDeps): void {
  const { settings } = app.kernel;
  route(app, vendorAuthenticate, async (exchange, { vendor }) => {
    const launch = await deps.games.takeLaunch(vendor.vendor, exchange);
    if (!launch) throw new Refusal('launch_token_invalid');
    const member = await deps.member.byId(launch.memberId);
    const balance = await deps.wallet.balanceOf(playAccountOf(launch.memberId, launch.playAccount));
    return {
      playerId: launch.memberId,
      launchId: launch.id,
      gameCode: launch.gameCode,
      roomId: launch.roomId ?? undefined,
      lottery: launch.lottery ?? undefined,
      currency: settings.CURRENCY,
      currencySymbol: settings.CURRENCY_SYMBOL,
      balance: amountFromMinor(balance),
      language: launch.language,
      timeZone: knownZone(member?.timeZone, await deps.content.settings.get('timeZone')),
      theme: launch.theme === 'dark' ? ('dark' as const) : ('light' as const),
      portalOrigin: settings.PUBLIC_ORIGIN,
      backUrl: launch.backUrl,
    };
  });
}
