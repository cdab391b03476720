import path from 'node:path';
import { everySeconds } from '../../../kernel/jobs/jobs.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { SigningKeys } from '../composition/signing-keys.ts';
import type { Registry } from '../registry/registry.ts';
import { createPreviewService, type PreviewService } from './preview-service.ts';
import { previewsRepository } from './previews-repository.ts';

/**
 * Creates the previews of this registry. Their files are written at each start, because keys may have changed, and
 * every minute.
 */
export function createPreviews(
  { settings, database, jobs, lifecycle, logger }: Kernel,
  registry: Registry,
  signingKeys: () => Promise<SigningKeys>,
): PreviewService {
  const service = createPreviewService({
    registry,
    signingKeys,
    previews: previewsRepository(database),
    folder: path.join(settings.DATA_DIR, 'site/previews'),
    publicOrigin: settings.PUBLIC_ORIGIN,
    remoteOrigins: settings.REMOTE_ORIGINS,
  });
  jobs.add({
    name: 'remove-previews',
    periodsDue: everySeconds(60),
    ownTransactions: true,
    run: () => service.refresh(),
  });
  // A failing preview must not delay the start for players; it is retried within a minute.
  lifecycle.onStart(() => service.refresh().catch((error) => logger.error({ err: error }, 'previews')));
  return service;
}
