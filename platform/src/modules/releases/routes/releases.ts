import {
  freezeReleases as freezeReleasesCall,
  listReleaseHistory,
  listReleases as listReleasesCall,
  promoteRelease,
  pruneReleases as pruneReleasesCall,
  publishRelease as publishReleaseCall,
  resumeReleases as resumeReleasesCall,
  rollbackRelease,
  thawReleases as thawReleasesCall,
} from '@portal/shared/contract/releases/releases';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { publishRelease } from '../publishing/publish-release.ts';
import { filesMax } from '../publishing/release-files.rules.ts';
import { listReleases } from '../registry/list-releases.ts';
import type { Registry } from '../registry/registry.ts';
import type { NamedRelease } from '../retention/forget-releases.rules.ts';
import { pruneReleases } from '../retention/prune-releases.ts';
import { assertOtherPublished } from '../rollout/assert-other-published.ts';
import { changeLiveRelease } from '../rollout/change-live-releases.ts';
import { freezeReleases, thawReleases } from '../rollout/freeze.ts';
import { resumeReleases } from '../rollout/resume-releases.ts';
import { rollbackTarget } from '../rollout/rollback-target.ts';

export function freezeReleasesRoute(app: FastifyInstance, registry: Registry): void {
  route(app, freezeReleasesCall, (input, { operator }) => freezeReleases(registry, input, operator.username));
}

/** Years of a portal that releases daily; the audit has the rest. */
const newest = 1000;

export function listReleaseHistoryRoute(app: FastifyInstance, { repository }: Registry): void {
  route(app, listReleaseHistory, async () => {
    const acts = await repository.newestActs(newest);
    return { list: acts.map((act) => ({ ...act, at: act.at.toISOString() })) };
  });
}

export function listReleasesRoute(app: FastifyInstance, registry: Registry): void {
  route(app, listReleasesCall, () => listReleases(registry));
}

export function promoteReleaseRoute(app: FastifyInstance, registry: Registry): void {
  route(app, promoteRelease, async ({ name, version, percent = 100, why = '', from }, { operator }) => {
    await assertOtherPublished(registry, [{ name, version }], operator);
    const who = operator.username;
    const act = { act: 'promote' as const, name, version, percent, why, who, despiteFreeze: false, from };
    return changeLiveRelease(registry, async () => act);
  });
}

export function pruneReleasesRoute(
  app: FastifyInstance,
  registry: Registry,
  previewed: () => Promise<readonly NamedRelease[]>,
): void {
  route(app, pruneReleasesCall, (input, { operator }) => pruneReleases(registry, previewed, input, operator.username));
}

/** A release is one body: a few megabytes of scripts, styles and fonts, a third more as base64; a field for each file. */
export const publishedBody = { bodyLimit: 48 * 1024 * 1024, mostFields: 2 * filesMax };

export function publishReleaseRoute(app: FastifyInstance, registry: Registry): void {
  route(
    app,
    publishReleaseCall,
    (input, { operator }) => publishRelease(registry, input, operator.username),
    publishedBody,
  );
}

export function resumeReleasesRoute(app: FastifyInstance, registry: Registry): void {
  route(app, resumeReleasesCall, ({ above, why }, { operator }) =>
    resumeReleases(registry, { above, why, who: operator.username }),
  );
}

export function rollbackReleaseRoute(app: FastifyInstance, registry: Registry): void {
  route(
    app,
    rollbackRelease,
    ({ name, to, why, despiteFreeze = false, despiteMisfit: despiteIncompatibility, from }, { operator }) =>
      changeLiveRelease(registry, async (state) => {
        const version = await rollbackTarget(registry.store, state, name, to);
        const insisted = { despiteFreeze, despiteIncompatibility, from };
        return { act: 'rollback', name, version, percent: 100, why, who: operator.username, ...insisted };
      }),
  );
}

export function thawReleasesRoute(app: FastifyInstance, registry: Registry): void {
  route(app, thawReleasesCall, async ({ why }, { operator }) => {
    await thawReleases(registry, why, operator.username);
    return {};
  });
}
