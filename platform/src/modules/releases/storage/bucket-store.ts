import type { ReleaseManifest } from '@portal/shared/contract/releases/release-manifest';
import { type ReleaseFiles, sha384 } from '../publishing/release-files.rules.ts';
import type { Bucket, ListedObject } from './bucket.ts';
import {
  folderKey,
  objectHeaders,
  placedKey,
  releaseOf,
  unfinishedKey,
  unfinishedPrefix,
} from './bucket-keys.rules.ts';
import { compressedVariants } from './compressed-variants.ts';
import type { HiddenRelease, PreparedRelease, ReleaseStore, StoredState } from './release-store.types.ts';

const requestsAtOnce = 8;
/** Age at which leftovers of a crashed process are removed; no write takes that long. */
const leftAfterMs = 24 * 3_600_000;
/** Objects known to match their listing: those of a few hundred releases. */
const knownAtMost = 20_000;

type Listed = ReleaseManifest['files'][number];

/**
 * Stores releases as objects under `releases/<name>/<version>/`. A release exists once its `placed/` object does, which
 * is written last.
 */
export function bucketStore(bucket: Bucket): ReleaseStore {
  const isPlaced = async (name: string, version: string) => (await bucket.get(placedKey(name, version))) !== undefined;
  const isAsListed = rememberingReader(bucket);
  return {
    prepare: async (files) => {
      await removeLeft(bucket);
      return preparedRelease(bucket, await withVariants(files));
    },
    async stateOf({ name, version, files }) {
      const folder = folderKey(name, version);
      const stored = new Map((await bucket.list(folder)).map((object) => [object.key, object]));
      if (!(await isPlaced(name, version))) return 'missing';
      let state: StoredState = 'whole';
      await forEachConcurrently(requestsAtOnce, files, async (file) => {
        const object = stored.get(folder + file.path);
        if (!object) state = 'missing';
        else if (state === 'whole' && !(await isAsListed(object, file))) state = 'changed';
      });
      return state;
    },
    async read({ name, version, files }, path) {
      const file = files.find((each) => each.path === path);
      if (!file || !(await isPlaced(name, version))) return undefined;
      const bytes = await bucket.get(folderKey(name, version) + path);
      return bytes && isSame(bytes, file) ? bytes : undefined;
    },
    async versionsOf(name) {
      const placed = await bucket.list(placedKey(name, ''));
      return placed.flatMap(({ key }) => releaseOf(key)?.version ?? []);
    },
    hide: (name, version) => hideRelease(bucket, name, version),
  };
}

/** Reads the bytes of an object once; the same ETag means the same bytes. */
function rememberingReader(bucket: Bucket): (object: ListedObject, file: Listed) => Promise<boolean> {
  const known = new Set<string>();
  return async ({ key, etag, bytes }, file) => {
    if (bytes !== file.bytes) return false;
    const knownKey = `${key} ${etag} ${file.sha384}`;
    if (known.has(knownKey)) return true;
    const content = await bucket.get(key);
    if (!content || !isSame(content, file)) return false;
    if (known.size >= knownAtMost) known.clear();
    known.add(knownKey);
    return true;
  };
}

function isSame(bytes: Uint8Array, file: Listed): boolean {
  return bytes.length === file.bytes && sha384(bytes) === file.sha384;
}

async function withVariants(files: ReleaseFiles): Promise<ReleaseFiles> {
  const all = new Map(files);
  for (const [path, bytes] of files)
    for (const variant of await compressedVariants(path, bytes)) all.set(path + variant.suffix, variant.bytes);
  return all;
}

function preparedRelease(bucket: Bucket, files: ReleaseFiles): PreparedRelease {
  let isPlaced = false;
  return {
    async placeAs(name, version) {
      if (isPlaced) return;
      const folder = folderKey(name, version);
      await bucket.put(unfinishedKey(name, version), markerContent(name, version));
      await bucket.remove(placedKey(name, version));
      const before = (await bucket.list(folder)).map(({ key }) => key.slice(folder.length));
      await forEachConcurrently(requestsAtOnce, [...files], ([path, bytes]) =>
        bucket.put(folder + path, bytes, objectHeaders(path)),
      );
      const others = before.filter((path) => !files.has(path));
      await forEachConcurrently(requestsAtOnce, others, (path) => bucket.remove(folder + path));
      await bucket.put(placedKey(name, version), markerContent(name, version));
      await bucket.remove(unfinishedKey(name, version));
      isPlaced = true;
    },
    // Until it is placed it exists only in memory; the next sweep removes what a failed placing wrote.
    discard: async () => undefined,
  };
}

async function hideRelease(bucket: Bucket, name: string, version: string): Promise<HiddenRelease> {
  const placed = await bucket.get(placedKey(name, version));
  await bucket.put(unfinishedKey(name, version), markerContent(name, version));
  await bucket.remove(placedKey(name, version));
  return {
    async restore() {
      if (!placed) return;
      await bucket.put(placedKey(name, version), placed);
      await bucket.remove(unfinishedKey(name, version));
    },
    discard: () => removeFolder(bucket, name, version),
  };
}

/** Does nothing when the same version was placed again meanwhile. */
async function removeFolder(bucket: Bucket, name: string, version: string): Promise<void> {
  if ((await bucket.get(placedKey(name, version))) === undefined) {
    const objects = await bucket.list(folderKey(name, version));
    await forEachConcurrently(requestsAtOnce, objects, ({ key }) => bucket.remove(key));
  }
  await bucket.remove(unfinishedKey(name, version));
}

async function removeLeft(bucket: Bucket): Promise<void> {
  for (const { key, changedAt } of await bucket.list(unfinishedPrefix)) {
    const left = releaseOf(key);
    if (left && Date.now() - changedAt.getTime() > leftAfterMs) await removeFolder(bucket, left.name, left.version);
  }
}

function markerContent(name: string, version: string): Uint8Array {
  return Buffer.from(`${name} ${version}\n`);
}

/** Runs the work for all items with limited concurrency; throws the first failure once running work has ended. */
async function forEachConcurrently<Item>(most: number, items: readonly Item[], work: (item: Item) => Promise<unknown>) {
  const waiting = [...items];
  let hasFailed = false;
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined && !hasFailed; item = waiting.shift()) {
      try {
        await work(item);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: most }, worker));
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
}
