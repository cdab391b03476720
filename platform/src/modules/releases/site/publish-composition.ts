import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest } from '@portal/shared/contract/releases/release-manifest';
import type { Clock } from '../../../kernel/time/clock.ts';
import { composeDocument, releaseFolderUrl } from '../composition/composition.rules.ts';
import { placeAtOrigins } from '../composition/place-at-origins.rules.ts';
import { signComposition } from '../composition/sign-composition.ts';
import type { SigningKeys } from '../composition/signing-keys.ts';
import { type ReleaseHistory, readState, servedStateOf } from '../registry/registry-state.ts';
import type { ReleaseStore } from '../storage/release-store.types.ts';
import type { ShellFacts } from './page-headers.rules.ts';
import { type IndexHtmlParts, renderIndexHtml } from './render-index-html.ts';
import { type SiteFile, siteFile } from './site-file.ts';

interface SiteState {
  sequence: number;
  /** Manifest of the live shell. */
  shell: ReleaseManifest;
  indexHtml: SiteFile;
  compositionJson: SiteFile;
}

export interface Site {
  /** What players get now; undefined before a shell is live. */
  current(): SiteState | undefined;
  /** Signs and writes the composition of the history, whatever was written before. */
  refresh(): Promise<void>;
}

interface SiteOptions {
  repository: ReleaseHistory;
  store: Pick<ReleaseStore, 'stateOf'>;
  /** Created at the first start. */
  signingKeys(): Promise<SigningKeys>;
  clock: Clock;
  /** Folder that a CDN or nginx serves: index.html, composition.json, headers.conf. */
  folder: string;
  /** Brand and page settings; read at each write. */
  page(): Promise<Pick<IndexHtmlParts, 'title' | 'settings'>>;
  /** Origins of remotes that are not served with the pages, by name. */
  remoteOrigins?: Readonly<Record<string, string>>;
  /** Headers of the page of such a shell; read at each write. */
  headers(shell: ShellFacts): Promise<Readonly<Record<string, string>>>;
}

/** A write takes a few tenths of a second; longer ones are reported as failed. */
export const refreshMsAtMost = 10_000;

export function createSite(options: SiteOptions): Site {
  let state: SiteState | undefined;
  let turns = 0;
  let newestWritten = 0;
  // One write after another, so that an older composition never replaces a newer one.
  let writing: Promise<void> = Promise.resolve();

  async function write(turn: number): Promise<void> {
    const composed = await composeSite(options);
    const isSuperseded = () => turn < newestWritten;
    if (!composed || isSuperseded()) return;
    newestWritten = turn;
    state = composed;
    await writeSite(options, composed, isSuperseded);
  }

  return {
    current: () => state,
    refresh() {
      const turn = ++turns;
      // A hanging write must not block later ones: it is abandoned, and writes nothing once it is overtaken.
      const next = writing.then(() => withTimeout(write(turn), refreshMsAtMost, 'the pages are not written in time'));
      writing = next.catch(() => {});
      return next;
    },
  };
}

async function composeSite(options: SiteOptions): Promise<SiteState | undefined> {
  const { repository, clock } = options;
  const history = await readState(repository);
  const { shell, remotes } = await servedStateOf(options.store, history);
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
  const [indexHtml, compositionJson] = await Promise.all([
    siteFile('index.html', html),
    siteFile('composition.json', `${JSON.stringify({ sequence, composition: compositionJws })}\n`),
  ]);
  return { sequence, shell, indexHtml, compositionJson };
}

/** Returns what a shell says of its page. */
export function factsOf({ page }: ReleaseManifest): ShellFacts {
  return { hasTrustedTypes: page?.trustedTypes === true, hasScriptsFrames: page?.scriptsFrames !== undefined };
}

type IsOvertaken = () => boolean;

async function writeSite({ folder, headers }: SiteOptions, state: SiteState, isOvertaken: IsOvertaken): Promise<void> {
  await mkdir(folder, { recursive: true });
  const files = [
    ['headers.conf', nginxHeaders(await headers(factsOf(state.shell)))],
    ['composition.json', state.compositionJson.bytes],
    ['index.html', state.indexHtml.bytes],
  ] as const;
  for (const [name, content] of files) await replaceFile(path.join(folder, name), content, isOvertaken);
}

/**
 * Written beside and renamed: a reader has the old file or the new one, never half. The temporary name is unique,
 * because other processes may write into the same folder.
 */
async function replaceFile(file: string, content: string | Uint8Array, isOvertaken: IsOvertaken): Promise<void> {
  const beside = `${file}.${randomUUID()}.new`;
  try {
    await writeFile(beside, content);
    const changedAt = await laterThan(file);
    await utimes(beside, changedAt, changedAt);
    if (!isOvertaken()) await rename(beside, file);
  } finally {
    await rm(beside, { force: true });
  }
}

/**
 * In seconds. nginx builds ETags from whole seconds and length: browsers would keep the first of two compositions of
 * one length within a second.
 */
async function laterThan(file: string): Promise<number> {
  const before = await stat(file).catch(() => undefined);
  return Math.max(Date.now() / 1000, Math.floor((before?.mtimeMs ?? 0) / 1000) + 1);
}

function nginxHeaders(headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).filter(([name]) => name !== 'content-type');
  return lines.map(([name, value]) => `add_header ${name} "${value}" always;\n`).join('');
}

/**
 * Returns the result of the work, or throws an error with this text when it takes longer; the work itself continues.
 */
export async function withTimeout<T>(work: Promise<T>, ms: number, text: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(text)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
