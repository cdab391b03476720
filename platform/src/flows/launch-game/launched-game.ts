import type { CallParsedInput } from '@portal/shared/contract/define-call';
import type { launchGame } from '@portal/shared/contract/games/launch';
import { Refusal } from '../../kernel/refusal.ts';
import type { GamesModule } from '../../modules/games/index.ts';
import { isLottery, namesLottery } from '../launch-game.rules.ts';

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
