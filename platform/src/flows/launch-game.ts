import { amountFromMinor } from '@portal/shared/contract/amounts';
import type { CallResult } from '@portal/shared/contract/define-call';
import { launchFbGame, launchGame } from '@portal/shared/contract/games/launch';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../kernel/call-context.ts';
import { route } from '../kernel/contract-route.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { GamesModule } from '../modules/games/index.ts';
import type { LotteryModule } from '../modules/lottery/index.ts';
import type { MemberModule } from '../modules/member/index.ts';
import type { SessionModule } from '../modules/session/index.ts';
import { accountId, memberAccount, type Wallet } from '../modules/wallet/index.ts';
import { type LaunchInput, launchedGame } from './launch-game/launched-game.ts';
import { backUrlOf, isLottery } from './launch-game.rules.ts';

interface LaunchDeps {
  games: GamesModule;
  lottery: LotteryModule;
  member: MemberModule;
  session: SessionModule;
  wallet: Wallet;
}

/** Refusal codes shown to a member for an operator's stop. */
const refusalOfStop = {
  all: 'play_stopped',
  vendor: 'vendor_unavailable',
  game: 'game_unavailable',
  player: 'play_stopped',
} as const;

/** Opens a game for a member: the address of the studio's page with a token for one exchange. */
export function launchGameFlow(app: FastifyInstance, { games, lottery, member, session, wallet }: LaunchDeps): void {
  const { settings, database } = app.kernel;

  async function open(
    input: LaunchInput,
    { member: caller, language, release }: CallContext,
    gameType?: string,
  ): Promise<CallResult<typeof launchGame>> {
    const { game, vendorName, walletMode, opensIn } = await launchedGame(games, input, gameType);
    const origin = await games.studioOrigin(game.provider);
    // The launch token is for the studio alone: without its address there is nobody to exchange it.
    if (origin === undefined) throw new Refusal('studio_unreachable', { retryAfterSeconds: 60 });
    const player = await member.byId(caller.memberId);
    if (!player) throw new Refusal('not_logged_in');
    const lotteryLaunch = isLottery(game) ? await lottery.launch(game, input) : undefined;
    const stop = await games.stopOf({ vassalage: game.vassalage, nodeId: game.nodeId, memberId: player.id });
    if (stop) throw new Refusal(refusalOfStop[stop]);
    const account = memberAccount(player.id, walletMode === 'transfer' ? `vendor-${game.vassalage}` : 'main');
    await wallet.openAccounts([account, games.studioAccount(game.provider)]);
    // The page shows this balance before the game does: a game finds an empty wallet and cannot say why.
    const held = walletMode === 'transfer' && (await wallet.balanceOf(account));
    const { launchId, launchToken } = await database.transaction(async () => {
      // Launches end with their session: none may outlive one that ends meanwhile.
      await session.hold(caller);
      // Read again: a player who is moved to another upline meanwhile plays for the new one.
      const { uplinePath } = (await member.byId(player.id)) ?? player;
      return games.openLaunch({
        memberId: player.id,
        sessionId: caller.sessionId,
        nodeId: game.nodeId,
        roomId: input.roomId,
        lottery: lotteryLaunch,
        provider: game.provider,
        playAccount: accountId(account, 0),
        uplinePath,
        language: input.language ?? language,
        theme: input.theme ?? 'light',
        backUrl: backUrlOf(settings.PUBLIC_ORIGIN, input.backUrl),
        clientRelease: release,
      });
    });
    const content = `${origin}/play/${encodeURIComponent(game.gameCode)}#t=${launchToken}`;
    return {
      ...{ content, origin, launchId, gameName: game.name },
      ...(opensIn === 'popup' && { opensIn }),
      ...(held !== false && { wallet: { vassalage: game.vassalage, vendorName, balance: amountFromMinor(held) } }),
    };
  }

  route(app, launchGame, (input, context) => open(input, context));
  route(app, launchFbGame, (input, context) => open(input, context, 'SPORTS'));
}
