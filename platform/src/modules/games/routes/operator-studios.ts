import {
  endStudioKey,
  listStudios,
  proposeStudioKey,
  proposeStudioOrigin,
  showStudioKey,
} from '@portal/shared/contract/games/operator-studios';
import type { FastifyInstance } from 'fastify';
import type { OperatorCaller } from '../../../kernel/calls/callers.ts';
import { route } from '../../../kernel/calls/contract-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { assertOwnLogin } from '../../../kernel/security/own-login.ts';
import type { ApprovalRequest, ApprovalsModule } from '../../approvals/index.ts';
import type { ContentModule } from '../../content/index.ts';
import type { OperatorModule } from '../../operators/index.ts';
import type { GameSettings } from '../games.settings.ts';
import type { GamesModule } from '../index.ts';
import { mustBePublic } from '../vendors/studio-addresses.ts';
import { originFault } from '../vendors/studio-origin.rules.ts';

const originAct = 'studio.origin';
const keyAct = 'studio.key';
/** What requests about a studio's origin are about. */
export const originTarget = (provider: string) => `origin ${provider}`;

export interface StudioDeps {
  approvals: ApprovalsModule;
  content: ContentModule;
  games: GamesModule;
  operator: OperatorModule;
  settings: GameSettings;
}

const hourMs = 3_600_000;
const endedKeysShownMs = 30 * 24 * hourMs;

/** Origins and keys of studios: two admins change them, one person ends a key. */
export function operatorStudioRoutes(app: FastifyInstance, deps: StudioDeps): void {
  const { approvals, games, operator: operatorModule } = deps;
  const { kernel } = app;
  approvals.register(originAct, { run: (request) => changeOrigin(app, deps, request), deciderOf: () => 'admin' });
  approvals.register(keyAct, { run: (request) => makeKey(app, deps, request), deciderOf: () => 'admin' });

  route(app, listStudios, async (_, { operator: { username } }) => {
    const now = kernel.clock.now().getTime();
    const origins = await games.studioOrigins();
    const vendors = await games.operatorVendors();
    const keys = await games.listVendorKeys(new Date(now - endedKeysShownMs));
    const providers = [...vendors, ...keys].map(({ provider }) => provider);
    const studios = [...new Set([...providers, ...origins.keys()])].sort().map((provider) => ({
      provider,
      origin: origins.get(provider),
      vendors: [...new Set(vendors.filter((each) => each.provider === provider).map(({ vassalage }) => vassalage))],
      keys: keys
        .filter((key) => key.provider === provider)
        .map(({ keyId, createdAt, endedAt, shownTo }) => ({
          keyId,
          createdAt: createdAt.toISOString(),
          ...(endedAt && { endsAt: endedAt.toISOString() }),
          isLive: endedAt === null || endedAt.getTime() > now,
          isSecretWaiting: shownTo === username,
        })),
    }));
    return { studios };
  });

  route(app, proposeStudioOrigin, async ({ provider, origin, why }, { operator }) => {
    await assertKnown(deps, provider);
    await assertOrigin(app, deps, origin);
    if ((await games.studioOrigin(provider)) === origin) throw new Refusal('nothing_to_change');
    return proposeOrigin(deps, operator, { provider, origin, why });
  });

  route(app, proposeStudioKey, async ({ provider, endOthersAfterHours, why }, { operator }) => {
    await assertKnown(deps, provider);
    return approvals.propose(operator, async () => {
      const targetId = `key ${provider}`;
      const seenVersion = await approvals.countDone(keyAct, targetId);
      const input = {
        provider,
        ...(endOthersAfterHours !== undefined && { endOthersAfterHours: String(endOthersAfterHours) }),
      };
      const audit = { act: 'propose-studio-key', target: provider };
      return { act: keyAct, targetId, seenVersion, input, why, audit };
    });
  });

  route(app, showStudioKey, async ({ keyId }, { operator }) => {
    assertOwnLogin(kernel, operator);
    return kernel.database.transaction(async () => {
      const key = await games.revealVendorKey(keyId, operator.username);
      if (!key) throw new Refusal('not_found');
      const line = { who: operator.username, act: 'show-studio-key', target: key.provider, why: '' };
      await operatorModule.audit({ ...line, detail: { keyId } });
      return key;
    });
  });

  route(app, endStudioKey, ({ keyId, why }, { operator: { username: who } }) =>
    kernel.database.transaction(async () => {
      const ended = await games.endVendorKey(keyId);
      if (!ended) throw new Refusal('not_found');
      await operatorModule.audit({ who, act: 'end-studio-key', target: ended.provider, why, detail: { keyId } });
      return { provider: ended.provider, keyId, endsAt: ended.endedAt.toISOString() };
    }),
  );
}

/** A studio is known by its vendors in the catalogue. @throws Refusal `not_found` */
async function assertKnown({ games }: StudioDeps, provider: string): Promise<void> {
  const vendors = await games.operatorVendors();
  if (!vendors.some((vendor) => vendor.provider === provider)) throw new Refusal('not_found');
}

/** @throws Refusal what originFault says, `unsafe_origin`, `studio_origin_unresolved` */
async function assertOrigin({ kernel }: FastifyInstance, deps: StudioDeps, origin: string): Promise<void> {
  const fault = originFault(origin, {
    publicOrigin: kernel.settings.PUBLIC_ORIGIN,
    domains: await deps.settings.get('domains'),
    mustBePublic: mustBePublic(kernel.settings, origin),
  });
  if (fault) throw new Refusal(fault);
  await deps.games.assertSafeOrigin(origin);
}

/** Makes the approval request for a checked origin of a studio. */
export function proposeOrigin(
  { approvals, games }: Pick<StudioDeps, 'games' | 'approvals'>,
  operator: OperatorCaller,
  { provider, origin, why }: { provider: string; origin: string; why: string },
) {
  return approvals.propose(operator, async () => {
    const targetId = originTarget(provider);
    const seenVersion = await approvals.countDone(originAct, targetId);
    const input = { provider, origin, before: (await games.studioOrigin(provider)) ?? '' };
    const audit = { act: 'propose-studio-origin', target: provider };
    return { act: originAct, targetId, seenVersion, input, why, audit };
  });
}

/** Stores an approved origin; checks it once more, since its name may resolve to something else by now. */
async function changeOrigin(app: FastifyInstance, deps: StudioDeps, request: ApprovalRequest) {
  const { approvals, games, content } = deps;
  const { targetId, seenVersion, input } = request;
  const { provider = '', origin = '', before = '' } = input;
  if ((await approvals.countDone(originAct, targetId)) !== seenVersion) throw new Refusal('proposal_stale');
  if (((await games.studioOrigin(provider)) ?? '') !== before) throw new Refusal('proposal_stale');
  await assertOrigin(app, deps, origin);
  await games.storeOrigin(provider, origin);
  await content.changed('vendors');
  return { act: 'change-studio-origin', detail: input };
}

/** Makes an approved key beside the others, whose end it sets; its maker may see the secret once. */
async function makeKey(
  { kernel }: FastifyInstance,
  { approvals, games }: StudioDeps,
  { targetId, seenVersion, input, maker }: ApprovalRequest,
) {
  if ((await approvals.countDone(keyAct, targetId)) !== seenVersion) throw new Refusal('proposal_stale');
  const { provider = '', endOthersAfterHours } = input;
  const { keyId } = await games.createVendorKey(provider, maker);
  if (endOthersAfterHours !== undefined) {
    const endsAt = new Date(kernel.clock.now().getTime() + Number(endOthersAfterHours) * hourMs);
    await games.endOtherVendorKeys(keyId, provider, endsAt);
  }
  return { act: 'make-studio-key', detail: { ...input, keyId } };
}
