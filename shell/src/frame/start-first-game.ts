import type { GameType } from '@portal/shared/contract/game-types';
import { listCatalogue } from '@portal/shared/contract/games/list-catalogue';
import type { Host } from '@portal/shared/remote/host';

/** Starts the first game of a category that has no page of its own; a visitor is asked to log in first. */
export async function startFirstGame(host: Host, gameType: GameType): Promise<void> {
  const answer = await host.call(listCatalogue, { gameType, pageNo: 1, pageSize: 1 }).catch(() => undefined);
  const [game] = answer?.games ?? [];
  if (game) await host.launchGame(game);
  else host.navigate('/rng');
}
