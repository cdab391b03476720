import { createHash } from 'node:crypto';
import type { Kernel } from '../../../kernel/kernel.ts';
import { readPictureHead } from '../../../kernel/media/pictures.ts';
import type { StudioEndpoint } from './call-studio.ts';
import { extensionOf, isPlainSvg, pictureLimits, pictureTypeOf, type TablePictureType } from './table-picture.rules.ts';

export interface TablePicture {
  /** Hash of the content, with the extension of its type. */
  name: string;
  type: TablePictureType;
  bytes: Uint8Array;
}

interface TablePictures {
  /**
   * Returns the path on this site of the picture that a table shows now; undefined while there is none. Asks the studio
   * in the background where `url` is another one than before.
   */
  addressOf(table: { nodeId: string; provider: string; url: string }): string | undefined;
  /** Returns the picture with the name in such a path, if it is still held. */
  find(name: string): TablePicture | undefined;
  /** Waits for the studios that are asked at the moment. */
  settle(): Promise<void>;
}

interface Entry {
  provider: string;
  /** When the table was in a lobby last. */
  seenAt: number;
  /** The studio's address that was asked last. */
  url?: string;
  askedAt: number;
  underWay?: Promise<void>;
  hasFailed: boolean;
  now?: TablePicture;
  /** Pages that are some seconds old still show it. */
  before?: TablePicture;
}

/** A table may change its picture once in this time; one that failed is asked for again after it. */
const changeMs = 60_000;
/** A table that no lobby has shown for so long loses its pictures. */
const forgetMs = 600_000;
/** Tables of a studio with a picture; each holds two at most. */
const tablesOfStudio = 100;
/** Pictures that a studio is asked for at a time. */
const atOnce = 8;

/** Creates the pictures of tables: asked for at the studios by the platform, and held in memory (decisions/128). */
export function createTablePictures(
  kernel: Pick<Kernel, 'clock' | 'logger'>,
  fetch: StudioEndpoint['fetch'],
): TablePictures {
  const tables = new Map<string, Entry>();
  const now = () => kernel.clock.now().getTime();
  const ofStudio = (provider: string) => [...tables.values()].filter((each) => each.provider === provider);

  function entryOf(nodeId: string, provider: string): Entry | undefined {
    const known = tables.get(nodeId);
    if (known) return known;
    for (const [id, { seenAt }] of tables) if (now() - seenAt > forgetMs) tables.delete(id);
    if (ofStudio(provider).length >= tablesOfStudio) return undefined;
    const entry = { provider, seenAt: now(), askedAt: Number.NEGATIVE_INFINITY, hasFailed: false };
    tables.set(nodeId, entry);
    return entry;
  }

  function isDue(entry: Entry, url: string): boolean {
    if (entry.underWay || now() - entry.askedAt < changeMs) return false;
    if (entry.url === url && entry.now) return false;
    return ofStudio(entry.provider).filter(({ underWay }) => underWay).length < atOnce;
  }

  async function ask(entry: Entry, url: string): Promise<void> {
    if (entry.now) entry.before = entry.now;
    try {
      entry.now = await fetchPicture(fetch, url);
      entry.hasFailed = false;
    } catch (error) {
      entry.now = undefined;
      if (!entry.hasFailed) kernel.logger.warn({ url, error: String(error) }, 'no picture of a table');
      entry.hasFailed = true;
    }
    entry.underWay = undefined;
  }

  return {
    addressOf({ nodeId, provider, url }) {
      const entry = entryOf(nodeId, provider);
      if (!entry) return undefined;
      entry.seenAt = now();
      if (isDue(entry, url)) {
        Object.assign(entry, { url, askedAt: now() });
        entry.underWay = ask(entry, url);
      }
      return entry.now && `/content/tables/${entry.now.name}`;
    },
    find: (name) => [...tables.values()].flatMap((each) => [each.now, each.before]).find((each) => each?.name === name),
    async settle() {
      await Promise.all([...tables.values()].map(({ underWay }) => underWay));
    },
  };
}

/** Asks a studio for a picture. @throws Error if it does not answer in time with one within the limits */
async function fetchPicture(fetch: StudioEndpoint['fetch'], url: string): Promise<TablePicture> {
  const { bytes: maxBytes, timeoutMs } = pictureLimits;
  const answer = await fetch(url, { headers: {}, timeoutMs, maxBytes });
  const type = answer.status === 200 ? pictureTypeOf(answer.headers.get('content-type')) : undefined;
  if (!type) {
    await answer.body?.cancel().catch(() => {});
    throw new Error(`answered ${answer.status} with ${answer.headers.get('content-type')}`);
  }
  const bytes = await answer.bytes();
  if (!(await isPicture(type, bytes))) throw new Error(`the body is no ${type} as agreed`);
  const hash = createHash('sha256').update(type).update('\0').update(bytes).digest('hex').slice(0, 32);
  return { name: `${hash}.${extensionOf(type)}`, type, bytes };
}

async function isPicture(type: TablePictureType, bytes: Uint8Array): Promise<boolean> {
  if (type === 'image/svg+xml') return isPlainSvg(bytes);
  const { format, width, height } = await readPictureHead(bytes);
  return `image/${format}` === type && width * height <= pictureLimits.pixels;
}
