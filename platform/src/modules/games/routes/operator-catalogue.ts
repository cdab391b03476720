import {
  importGames,
  listOperatorGames,
  listOperatorVendors,
  setGame,
  setVendor,
} from '@portal/shared/contract/games/operator-catalogue';
import type { FastifyInstance } from 'fastify';
import type { OperatorCaller } from '../../../kernel/calls/callers.ts';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { ContentModule } from '../../content/index.ts';
import type { OperatorModule } from '../../operators/index.ts';
import type { GameSettings } from '../games.settings.ts';
import type { GamesModule } from '../index.ts';

/** Enough for a file of 20,000 games. */
const bodyLimit = 16 * 1024 * 1024;

interface Act {
  operator: OperatorCaller;
  act: string;
  target: string;
  why: string;
}

export interface CatalogueDeps {
  content: ContentModule;
  settings: GameSettings;
  games: GamesModule;
  operator: OperatorModule;
}

/** Registers the operator's calls for the lobby: each change is written with its audit line in one transaction. */
export function operatorCatalogueRoutes(
  app: FastifyInstance,
  { content, settings, games, operator: operatorModule }: CatalogueDeps,
): void {
  const audited = <T extends object>({ operator, ...line }: Act, work: () => Promise<T>) =>
    app.kernel.database.transaction(async () => {
      const detail = await work();
      await content.changed('vendors');
      await operatorModule.audit({ ...line, who: operator.username, detail });
      return detail;
    });

  route(
    app,
    importGames,
    (file, { operator }) =>
      audited({ operator, act: 'import-games', target: file.provider, why: file.why }, async () =>
        games.importFile(file, await settings.get('domains')),
      ),
    { bodyLimit },
  );
  route(app, listOperatorGames, (query) => games.operatorGames(query));
  route(app, setGame, async (change, { operator }) => {
    const act = { operator, act: 'set-game', target: change.nodeId, why: change.why };
    return (await audited(act, () => games.changeGame(change))).after;
  });
  route(app, listOperatorVendors, async () => ({ vendors: await games.operatorVendors() }));
  route(app, setVendor, async (change, { operator }) => {
    const target = `${change.vassalage} ${change.gameType}`;
    const act = { operator, act: 'set-vendor', target, why: change.why };
    return (await audited(act, () => games.changeVendor(change))).after;
  });
}
