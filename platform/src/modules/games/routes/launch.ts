import type { CallParsedInput, CallResult } from '@portal/shared/contract/calls/define-call';
import { launchFbGame, launchGame } from '@portal/shared/contract/games/launch';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../kernel/calls/context.ts';
import { route } from '../../../kernel/calls/contract-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { MemberModule } from '../../accounts/index.ts';
import type { LotteryModule } from '../../lottery/index.ts';
import type { SessionModule } from '../../sessions/index.ts';
import { accountId, memberAccount, type Wallet } from '../../wallet/index.ts';
import type { GamesModule } from '../index.ts';
import { backUrlOf, isLottery, launchHash, namesLottery } from './launch.rules.ts';

export interface LaunchDeps {
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
export function launchGameRoute(app: FastifyInstance, { games, lottery, member, session, wallet }: LaunchDeps): void {
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
    const stop = await games.suspensionOf({ vassalage: game.vassalage, nodeId: game.nodeId, memberId: player.id });
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
    // Behind the hash, so that neither is in a log. The selection fills a slip; it can do no more than a player.
    const content = `${origin}/play/${encodeURIComponent(game.gameCode)}#${launchHash(launchToken, input.selection)}`;
    return {
      content,
      origin,
      launchId,
      gameName: game.name,
      ...(opensIn === 'popup' && { opensIn }),
      ...(held !== false && { wallet: { vassalage: game.vassalage, vendorName, balance: amountFromMinor(held) } }),
    };
  }

  route(app, launchGame, (input, context) => open(input, context));
  route(app, launchFbGame, (input, context) => open(input, context, 'SPORTS'));
}

export type LaunchInput = CallParsedInput<typeof launchGame>;

/**
 * Returns the open game that a launch requests; for a lottery, the parameters may name another one of the same vendor
 * in place of the chosen one. @param gameType the only type that the call opens
 * @throws Refusal `vendor_unavailable`, `game_unavailable`, `unknown_room`, `not_a_lottery`
 */
export async function launchedGame(games: GamesModule, input: LaunchInput, gameType?: string) {
  const found = await openGame(games, input.vassalage, input.gameCode);
  if (gameType !== undefined && found.game.gameType !== gameType) throw new Refusal('game_unavailable');
  const isRoom = input.roomId === undefined || found.game.rooms.some(({ roomId }) => roomId === input.roomId);
  if (!isRoom) throw new Refusal('unknown_room');
  if (!isLottery(found.game)) {
    if (namesLottery(input)) throw new Refusal('not_a_lottery');
    return found;
  }
  const { lottoGameCode = input.gameCode } = input;
  const shown = lottoGameCode === input.gameCode ? found : await openGame(games, input.vassalage, lottoGameCode);
  if (!isLottery(shown.game)) throw new Refusal('game_unavailable');
  return shown;
}

async function openGame(games: GamesModule, vassalage: string, gameCode: string) {
  const found = await games.findGame(vassalage, gameCode);
  if (found && found.vendorClosed !== null) throw new Refusal('vendor_unavailable');
  if (!found?.isOpen || found.game.isGame === 'VASSALAGE') throw new Refusal('game_unavailable');
  return found;
}
