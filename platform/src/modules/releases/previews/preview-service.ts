import { previewPath } from '@portal/shared/contract/releases/preview';
import { placed } from '../composition/composition.rules.ts';
import { signComposition } from '../composition/sign-composition.ts';
import type { SigningKeys } from '../composition/signing-keys.ts';
import type { Registry } from '../registry/registry.ts';
import { writePreviewFiles } from './preview-files.ts';
import { previewDocumentOf } from './previews.rules.ts';
import type { PreviewRow, PreviewsRepository } from './previews-repository.ts';

interface PreviewServiceOptions {
  registry: Registry;
  previews: PreviewsRepository;
  signingKeys(): Promise<SigningKeys>;
  /** Folder that a CDN or nginx serves under `/previews/`. */
  folder: string;
  /** Origin of the live portal. */
  publicOrigin: string;
  /** Origins of remotes served elsewhere, by name (setting REMOTE_ORIGINS). */
  remoteOrigins: Readonly<Record<string, string>>;
}

/** What the handlers of preview calls use. */
export interface PreviewService extends Pick<PreviewServiceOptions, 'registry' | 'previews'> {
  /** Address of the live portal that shows the preview. */
  urlOf(id: string): string;
  /** Returns the content of `/previews/<id>.json`; undefined when it does not exist or has expired. */
  content(id: string): Promise<string | undefined>;
  /** Writes the files of all open previews, signed with the current key, and removes the others. */
  refresh(): Promise<void>;
}

export function createPreviewService(options: PreviewServiceOptions): PreviewService {
  const { registry, previews, folder, publicOrigin } = options;
  const now = () => registry.clock.now();
  // One write after another, so that a preview ended meanwhile is never written again.
  let writing: Promise<void> = Promise.resolve();
  return {
    registry,
    previews,
    urlOf: (id) => `${publicOrigin}/?preview=${id}`,
    async content(id) {
      const row = await previews.findOpen(id, now());
      return row && signedContent(options, row);
    },
    refresh() {
      const next = writing.then(async () => {
        // Read and written under one lock: otherwise another process's new file looks expired, or an ended one is
        // written again. The files are small and few.
        await registry.database.transaction(async () => {
          await previews.holdFiles();
          const files = new Map<string, string>();
          for (const row of await previews.open(now())) {
            const content = await signedContent(options, row);
            if (content) files.set(row.id, content);
          }
          await writePreviewFiles(folder, files);
        });
      });
      writing = next.catch(() => {});
      return next;
    },
  };
}

/** Undefined when the release no longer exists. */
async function signedContent(
  { registry, signingKeys, remoteOrigins }: PreviewServiceOptions,
  row: PreviewRow,
): Promise<string | undefined> {
  const release = await registry.repository.find(row.name, row.version);
  if (!release) return undefined;
  const version = placed(release.manifest);
  const entry = `${remoteOrigins[row.name] ?? ''}${version.entry}`;
  const document = previewDocumentOf(row, { ...version, entry }, registry.clock.now());
  const preview = await signComposition(document, (await signingKeys()).current);
  return `${JSON.stringify({ preview })}\n`;
}

/** Route of the platform; `:file` is `<id>.json`. */
export const previewRoutePath = previewPath(':file').replace('.json', '');
