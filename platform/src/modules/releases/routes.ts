import type { FastifyInstance } from 'fastify';
import { registerCompatibilityRoutes } from './fit/routes.ts';
import type { ReleasesModule } from './index.ts';
import { registerLoadsRoutes } from './loads/routes.ts';
import { registerPreviewRoutes } from './previews/routes.ts';
import { registerPublisherRoutes } from './publishers/routes.ts';
import { freezeReleasesRoute } from './routes/freeze-releases.ts';
import { listReleaseHistoryRoute } from './routes/list-release-history.ts';
import { listReleasesRoute } from './routes/list-releases.ts';
import { promoteReleaseRoute } from './routes/promote-release.ts';
import { pruneReleasesRoute } from './routes/prune-releases.ts';
import { publishReleaseRoute } from './routes/publish-release.ts';
import { releaseSetRoutes } from './routes/release-sets.ts';
import { resumeReleasesRoute } from './routes/resume-releases.ts';
import { rollbackReleaseRoute } from './routes/rollback-release.ts';
import { thawReleasesRoute } from './routes/thaw-releases.ts';
import { servePages } from './serve-pages.ts';

/**
 * Registers the registry's calls, the files of all releases, and the pages of the shell. Comes last, because it answers
 * `/*`.
 */
export async function registerReleasesRoutes(app: FastifyInstance, releases: ReleasesModule): Promise<void> {
  const { registry, loads, previews, pages, serveFiles } = releases;
  publishReleaseRoute(app, registry);
  listReleasesRoute(app, registry);
  promoteReleaseRoute(app, registry);
  rollbackReleaseRoute(app, registry);
  releaseSetRoutes(app, registry);
  listReleaseHistoryRoute(app, registry);
  freezeReleasesRoute(app, registry);
  thawReleasesRoute(app, registry);
  resumeReleasesRoute(app, registry);
  pruneReleasesRoute(app, registry, () => previews.previews.open(registry.clock.now()));
  await registerPublisherRoutes(app, registry);
  registerPreviewRoutes(app, previews);
  registerLoadsRoutes(app, loads);
  registerCompatibilityRoutes(app, registry);
  await serveFiles(app);
  servePages(app, pages);
}
