import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Clock } from '../../kernel/clock.ts';
import { composeDocument, releaseFolderUrl } from './composition.rules.ts';
import { type IndexHtmlParts, renderIndexHtml } from './index-html.ts';
import { placeAtOrigins } from './place-at-origins.rules.ts';
import { liveStateOf, readState } from './registry-state.ts';
import type { ReleasesRepository } from './releases-repository.ts';
import { signComposition } from './sign-composition.ts';
import type { SigningKeys } from './signing-keys.ts';
import { type SiteFile, siteFile } from './site-file.ts';

export interface SiteState {
  sequence: number;
  indexHtml: SiteFile;
  compositionJson: SiteFile;
}

export interface Site {
  /** What players get now; undefined before a shell is live. */
  current(): SiteState | undefined;
  /** Signs and writes the composition that the history says, whatever was written before. */
  refresh(): Promise<void>;
}

export interface SiteOptions {
  repository: Pick<ReleasesRepository, 'acts' | 'named'>;
  /** Made at the first start when there are none. */
  signingKeys(): Promise<SigningKeys>;
  clock: Clock;
  /** Folder that a CDN or nginx serves: index.html, composition.json, headers.conf. */
  folder: string;
  /** Brand and such; asked at each writing. */
  page(): Promise<Pick<IndexHtmlParts, 'title' | 'settings'>>;
  /** Origins of remotes that are not served with the pages, by name. */
  remoteOrigins?: Readonly<Record<string, string>>;
  /** Of the page; asked at each writing. */
  headers(): Promise<Readonly<Record<string, string>>>;
}

export function createSite(options: SiteOptions): Site {
  let state: SiteState | undefined;
  // One after the other, so that an older composition is never written over a newer one.
  let writing: Promise<void> = Promise.resolve();
  return {
    current: () => state,
    refresh() {
      const next = writing.then(async () => {
        state = (await composeSite(options)) ?? state;
        if (state) await writeSite(options, state);
      });
      writing = next.catch(() => {});
      return next;
    },
  };
}

async function composeSite(options: SiteOptions): Promise<SiteState | undefined> {
  const { repository, clock } = options;
  const history = await readState(repository);
  const { shell, remotes } = liveStateOf(history);
  const sequence = history.acts.at(-1)?.sequence;
  if (!shell || sequence === undefined) return undefined;
  const origins = options.remoteOrigins ?? {};
  const document = placeAtOrigins(composeDocument({ shell, remotes }, { sequence, now: clock.now() }), origins);
  const compositionJws = await signComposition(document, (await options.signingKeys()).current);
  const { title, settings } = await options.page();
  const html = renderIndexHtml({
    release: shell,
    base: releaseFolderUrl(shell),
    compositionJws,
    title,
    settings: { ...settings, preconnect: [...new Set(Object.values(origins))] },
  });
  return {
    sequence,
    indexHtml: await siteFile('index.html', html),
    compositionJson: await siteFile(
      'composition.json',
      `${JSON.stringify({ sequence, composition: compositionJws })}\n`,
    ),
  };
}

async function writeSite({ folder, headers }: SiteOptions, state: SiteState): Promise<void> {
  await mkdir(folder, { recursive: true });
  await replaceFile(path.join(folder, 'headers.conf'), nginxHeaders(await headers()));
  await replaceFile(path.join(folder, 'composition.json'), state.compositionJson.bytes);
  await replaceFile(path.join(folder, 'index.html'), state.indexHtml.bytes);
}

/**
 * Beside it, then renamed: a reader has the old file or the new one, never half of one. Under a name of its own, as other
 * processes may write into the same folder.
 */
async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  const beside = `${file}.${randomUUID()}.new`;
  try {
    await writeFile(beside, content);
    await rename(beside, file);
  } finally {
    await rm(beside, { force: true });
  }
}

function nginxHeaders(headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).filter(([name]) => name !== 'content-type');
  return lines.map(([name, value]) => `add_header ${name} "${value}" always;\n`).join('');
}
