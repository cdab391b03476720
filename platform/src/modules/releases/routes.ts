import type { FastifyInstance } from 'fastify';
import type { LoadsService } from './health/open-loads.ts';
import type { ReleasesModule } from './index.ts';
import type { Publishers } from './publishers/publishers.ts';
import { registerCompatibilityRoutes } from './routes/compatibility.ts';
import { getReleaseHealthRoute, listReleaseAlertsRoute } from './routes/health.ts';
import { reportLoadsRoute } from './routes/loads.ts';
import { registerPreviewRoutes } from './routes/previews.ts';
import { publisherKeyRoutes } from './routes/publisher-keys.ts';
import { getReleaseBomRoute } from './routes/release-bom.ts';
import { releaseSetRoutes } from './routes/release-sets.ts';
import {
  freezeReleasesRoute,
  listReleaseHistoryRoute,
  listReleasesRoute,
  promoteReleaseRoute,
  pruneReleasesRoute,
  publishReleaseRoute,
  resumeReleasesRoute,
  rollbackReleaseRoute,
  thawReleasesRoute,
} from './routes/releases.ts';
import { signedPublicationRoutes } from './routes/signed-publications.ts';
import { serveFrames } from './site/serve-frames.ts';
import { servePages } from './site/serve-pages.ts';

/**
 * Registers the registry's calls, the files of all releases, and the pages of the shell. Comes last, because it answers
 * `/*`.
 */
export async function registerReleasesRoutes(app: FastifyInstance, releases: ReleasesModule): Promise<void> {
  const { registry, loads, previews, pages, frame, serveFiles } = releases;
  publishReleaseRoute(app, registry);
  getReleaseBomRoute(app, registry);
  listReleasesRoute(app, registry);
  promoteReleaseRoute(app, registry);
  rollbackReleaseRoute(app, registry);
  releaseSetRoutes(app, registry);
  listReleaseHistoryRoute(app, registry);
  freezeReleasesRoute(app, registry);
  thawReleasesRoute(app, registry);
  resumeReleasesRoute(app, registry);
  pruneReleasesRoute(app, registry, () => previews.previews.open(registry.clock.now()));
  const publishers: Publishers = { ...registry, keys: registry.publisherKeys };
  publisherKeyRoutes(app, publishers);
  await signedPublicationRoutes(app, registry, publishers);
  registerPreviewRoutes(app, previews);
  registerLoadsRoutes(app, loads);
  registerCompatibilityRoutes(app, registry);
  await serveFiles(app);
  serveFrames(app, frame);
  servePages(app, pages);
}

export function registerLoadsRoutes(app: FastifyInstance, loads: LoadsService): void {
  reportLoadsRoute(app, loads);
  getReleaseHealthRoute(app, loads);
  listReleaseAlertsRoute(app, loads);
}
