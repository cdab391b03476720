import path from 'node:path';
import type { FrameName } from '@portal/shared/contract/releases/scripts-frames';
import type { Kernel } from '../../kernel/kernel.ts';
import { signDocument } from './composition/sign-document.ts';
import { loadSigningKeys } from './composition/signing-keys.ts';
import { addDailyJobs } from './daily-jobs.ts';
import { type LoadsDeps, type LoadsService, openLoads } from './health/open-loads.ts';
import { createPreviews } from './previews/index.ts';
import type { PreviewService } from './previews/preview-service.ts';
import { previewsRepository } from './previews/previews-repository.ts';
import { publisherKeysRepository } from './publishers/publisher-keys.ts';
import { createRegistry, type OperatorAct, type Registry } from './registry/registry.ts';
import { releasesRepository } from './registry/releases-repository.ts';
import { rollBackAutomatically } from './rollout/automatic-rollback.ts';
import type { SecondPerson } from './rollout/second-person.types.ts';
import { brandIcon } from './site/brand-icon.ts';
import { framePage, type OutsideScripts } from './site/frame-page.ts';
import { type PageOrigins, pageHeaders, type ShellFacts } from './site/page-headers.rules.ts';
import { pageOrigins, type SiteServices } from './site/page-origins.rules.ts';
import { createSite, type Site } from './site/publish-composition.ts';
import type { FramePage } from './site/serve-frames.ts';
import type { PageOptions } from './site/serve-pages.ts';
import { openStore, type ReleaseStorage } from './storage/open-store.ts';

export { readLoadSettings } from './health/load-settings.ts';
export type { LoadsDeps } from './health/open-loads.ts';
export type { ReleaseSettings } from './releases.settings.ts';

export interface ReleasesDeps {
  /** Writes an audit line in the open transaction. */
  audit(act: OperatorAct): Promise<void>;
  secondPerson: SecondPerson;
  /** Name of the site as set by the operator. */
  brandName(): Promise<string>;
  /** Origins of an identity provider that pages may use now. */
  identityOrigins(): Promise<Omit<PageOrigins, 'images'>>;
  /** Identity provider and analytics that are in use now. */
  outsideScripts(): Promise<OutsideScripts>;
  /** CDNs, pictures and other domains, as set by the operator. */
  siteServices(): Promise<Omit<SiteServices, 'gtagId'>>;
  /** Origins that games are framed from. */
  gameOrigins(): Promise<readonly string[]>;
  /** When a release is rolled back automatically, and who is notified. */
  loads: Pick<LoadsDeps, 'settings' | 'mail'>;
}

export interface ReleasesModule {
  registry: Registry;
  loads: LoadsService;
  previews: PreviewService;
  pages: PageOptions;
  /** Page of a frame for scripts of others; undefined where it has no use. */
  frame(name: FrameName): Promise<FramePage | undefined>;
  /** Signs a document as compact JWS with the current key of the composition. */
  sign(document: object): Promise<string>;
  /** Registers the routes that serve the files of all releases. */
  serveFiles: ReleaseStorage['serve'];
}

/**
 * Creates the release registry (docs/architecture.md 3): stores releases, signs the live composition, writes and serves
 * the pages.
 */
export function createReleasesModule(kernel: Kernel, deps: ReleasesDeps): ReleasesModule {
  const { settings, clock, database, jobs, lifecycle } = kernel;
  const inData = (name: string) => path.join(settings.DATA_DIR, name);
  const repository = releasesRepository(database);
  const signingKeys = () => loadSigningKeys(inData('keys'), settings.COMPOSITION_KEYS);
  const remoteHosts = [...new Set(Object.values(settings.REMOTE_ORIGINS))];
  const isSecure = settings.PUBLIC_ORIGIN.startsWith('https:');
  const headers = async (shell: ShellFacts) => {
    const framesOrigin = shell.hasScriptsFrames ? settings.SCRIPTS_ORIGIN : undefined;
    const { gtagId } = await deps.outsideScripts();
    const site = { ...(await deps.siteServices()), gtagId };
    const origins = pageOrigins(await deps.identityOrigins(), site, { framesOrigin });
    const frames = [...new Set([...(await deps.gameOrigins()), ...origins.frames])];
    return pageHeaders({ ...origins, frames, remotes: remoteHosts }, { ...shell, isSecure });
  };
  const { store, serve: serveFiles } = openStore(settings);
  const site = createSite({
    store,
    repository,
    signingKeys,
    clock,
    folder: inData('site'),
    remoteOrigins: settings.REMOTE_ORIGINS,
    page: async () => ({ title: await deps.brandName(), settings: { language: 'en', icon: brandIcon } }),
    headers,
  });
  const signingKid = async () => (await signingKeys()).current.kid;
  const { audit, secondPerson } = deps;
  const publisherKeys = publisherKeysRepository(database);
  const given = { repository, publisherKeys, secondPerson, store, site, signingKid, audit };
  const registry = createRegistry(kernel, given);
  watchOtherProcesses(kernel, site);
  lifecycle.onStart(async () => {
    // The first shell is built with the public keys, so they must exist before it.
    await signingKeys();
    await site.refresh();
    // A process may have died after an act and before it notified anybody.
    const sequence = site.current()?.sequence;
    if (sequence !== undefined && database.kind === 'postgres') registry.announce(sequence);
  });
  addDailyJobs(jobs, registry, () => previewsRepository(database).open(clock.now()));
  return {
    registry,
    loads: openLoads(kernel, {
      ...deps.loads,
      audit: deps.audit,
      acts: repository.acts,
      rollBack: (change) => rollBackAutomatically(registry, change),
    }),
    previews: createPreviews(kernel, registry, signingKeys),
    pages: { site, headers, isSecure },
    frame: (name) =>
      framePage(
        { ...deps, shell: () => site.current()?.shell, publicOrigin: new URL(settings.PUBLIC_ORIGIN).origin },
        name,
      ),
    sign: async (document) => signDocument(document, (await signingKeys()).current),
    serveFiles,
  };
}

/** Other processes rewrite their pages after a change made in one; the embedded database has one process only. */
function watchOtherProcesses({ live, database, logger, lifecycle }: Kernel, site: Site): void {
  if (database.kind !== 'postgres') return;
  const stop = live.listen(null, ({ event }) => {
    if (event.type === 'composition') site.refresh().catch((error) => logger.error({ err: error }, 'site'));
  });
  lifecycle.onStop(async () => stop());
}
