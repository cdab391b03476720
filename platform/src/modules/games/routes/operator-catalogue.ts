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
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { isAloneInDemo } from '../../../kernel/security/own-login.ts';
import { type ApprovalRequest, staleWhen } from '../../approvals/index.ts';
import { assertAllowed } from '../../content/index.ts';
import type { HeldBack } from '../catalogue/held-back-rows.ts';
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
  const { approvals, content, games, operator: operatorModule } = deps;
  approvals.register(rowsAct, { run: (request) => importRows(deps, request), deciderOf: () => 'admin' });
  const assertPicture = async (image = '') =>
    assertAllowed({ image: [image] }, (await knownOrigins(deps)).pictureOrigins);
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
        const options = { ...(await knownOrigins(deps)), holdsBack: !isAloneInDemo(app.kernel, operator) };
        const { newOrigin, heldBack, ...imported } = await games.importFile(input, options);
        const originProposal =
          newOrigin === undefined ? undefined : await takeOrigin(app, deps, operator, { ...input, origin: newOrigin });
        return {
          ...imported,
          ...(originProposal !== undefined && { originProposal }),
          ...(heldBack && {
            heldBack: heldBack.rows,
            rowsProposal: await proposeRows(deps, operator, input, heldBack),
          }),
        };
      }),
    file,
  );
  route(app, listOperatorGames, (query) => games.operatorGames(query));
  route(app, setGame, async (change, { operator }) => {
    await assertPicture(change.image);
    const act = { operator, act: 'set-game', target: change.nodeId, why: change.why };
    return (await audited(act, () => games.changeGame(change))).after;
  });
  route(app, listOperatorVendors, async () => ({ vendors: await games.operatorVendors() }));
  route(app, setVendor, async (change, { operator }) => {
    await assertPicture(change.image);
    const target = `${change.vassalage} ${change.gameType}`;
    const act = { operator, act: 'set-vendor', target, why: change.why };
    return (await audited(act, () => games.changeVendor(change))).after;
  });
}

/** Our hosts, and the origins whose pictures the catalogue may show. */
const knownOrigins = async ({ content, settings, games }: StudioDeps) => ({
  domains: await settings.get('domains'),
  pictureOrigins: new Set([...(await content.allowedOrigins()), ...(await games.studioOrigins()).values()]),
});

const rowsAct = 'studio.rows';

/** Proposes rows that loosen money; returns the id of the request, the open one if it is for the same rows. */
async function proposeRows(
  { approvals, games }: StudioDeps,
  operator: OperatorCaller,
  { provider, why }: { provider: string; why: string },
  heldBack: HeldBack,
): Promise<string> {
  const { digest, changes } = heldBack;
  const targetId = `rows ${provider}`;
  const open = await approvals.openAbout(targetId);
  if (open?.input.digest === digest && open.input.changes === changes) return open.id;
  const request = await approvals.propose(operator, async () => {
    await games.storeHeldBack(provider, heldBack);
    const seenVersion = await approvals.countDone(rowsAct, targetId);
    const audit = { act: 'propose-studio-rows', target: provider };
    return { act: rowsAct, targetId, seenVersion, input: { provider, digest, changes }, why, audit };
  });
  return request.id;
}

/** Imports approved rows. */
async function importRows(deps: StudioDeps, { targetId, seenVersion, input, why }: ApprovalRequest) {
  const { approvals, content, games } = deps;
  if ((await approvals.countDone(rowsAct, targetId)) !== seenVersion) throw new Refusal('proposal_stale');
  const { provider = '', digest = '', changes = '' } = input;
  const origins = await knownOrigins(deps);
  const imported = await staleWhen(['bad_rows'], () =>
    games.importHeldBack(provider, { digest, changes, why }, origins),
  );
  await content.changed('vendors');
  return { act: 'import-studio-rows', detail: { ...input, ...imported } };
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
  if (isAloneInDemo(kernel, operator)) {
    await deps.games.storeOrigin(studio.provider, studio.origin);
    return undefined;
  }
  const open = await deps.approvals.openAbout(originTarget(studio.provider));
  if (open?.input.origin === studio.origin) return open.id;
  return (await proposeOrigin(deps, operator, studio)).id;
}
