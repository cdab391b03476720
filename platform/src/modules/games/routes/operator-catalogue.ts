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
import { originTarget, proposeOrigin, type StudioDeps } from './operator-studios.ts';

/** Enough for a file of 20,000 games with rooms. */
const file = { bodyLimit: 16 * 1024 * 1024, mostFields: 800_000 };

interface Act {
  operator: OperatorCaller;
  act: string;
  target: string;
  why: string;
}

/** Registers the operator's calls for the lobby: each change is written with its audit line in one transaction. */
export function operatorCatalogueRoutes(app: FastifyInstance, deps: StudioDeps): void {
  const { content, settings, games, operator: operatorModule } = deps;
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
    (input, { operator }) =>
      audited({ operator, act: 'import-games', target: input.provider, why: input.why }, async () => {
        const { newOrigin, ...imported } = await games.importFile(input, await settings.get('domains'));
        if (newOrigin === undefined) return imported;
        const originProposal = await takeOrigin(app, deps, operator, { ...input, origin: newOrigin });
        return { ...imported, ...(originProposal !== undefined && { originProposal }) };
      }),
    file,
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

/**
 * Proposes the origin of a file for an admin to decide; returns the id of the request, the open one if it is for the same
 * origin. In a demo the operator of its machine, who is alone, changes it.
 */
async function takeOrigin(
  { kernel }: FastifyInstance,
  deps: StudioDeps,
  operator: OperatorCaller,
  studio: { provider: string; origin: string; why: string },
): Promise<string | undefined> {
  await deps.games.assertSafeOrigin(studio.origin);
  if (operator.isLongLived && kernel.settings.DEMO_DATA) {
    await deps.games.storeOrigin(studio.provider, studio.origin);
    return undefined;
  }
  const open = await deps.approvals.openAbout(originTarget(studio.provider));
  if (open?.input.origin === studio.origin) return open.id;
  return (await proposeOrigin(deps, operator, studio)).id;
}
