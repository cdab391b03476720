import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { games } from '../games.tables.ts';
import { createDrawingWorker } from './drawing-worker.ts';
import { drawnKey, drawnText, drawnVersion, readDrawnName } from './drawn.rules.ts';
import { type DrawnSizeName, drawnSizes } from './drawn-size.ts';

interface DrawnPictures {
  /**
   * Returns WebP bytes by the name in a `drawnAddress`; undefined when the game is unknown or looks different now.
   * @throws Refusal `pictures_busy`
   */
  find(nodeId: string, name: string): Promise<Uint8Array | undefined>;
}

/** Pictures of an older drawing code are deleted when that code was not used for this long. */
const retentionMs = 7 * 24 * 3_600_000;

/**
 * Serves catalogue artwork as image files, each drawn on first request and stored in the data folder: a browser decodes
 * a file off the page's thread, but an SVG on it (decisions/065).
 */
export function createDrawnPictures(kernel: Kernel): DrawnPictures {
  const root = path.join(kernel.settings.DATA_DIR, 'drawn-pictures');
  const worker = createDrawingWorker();
  const underWay = new Map<string, Promise<Uint8Array | undefined>>();
  let ready: Promise<string> | undefined;
  kernel.lifecycle.onStop(async () => worker.close());

  async function draw(nodeId: string, name: string, key: string, size: DrawnSizeName): Promise<Uint8Array | undefined> {
    const [game] = await kernel.db.select().from(games).where(eq(games.nodeId, nodeId));
    if (!game || drawnKey(game) !== key) return undefined;
    const webp = await worker.draw(drawnText(game), drawnSizes[size]);
    if (!webp) return undefined;
    ready ??= openFolder(root, drawnVersion(), kernel.clock.now().getTime());
    await keep(await ready, name, webp);
    return webp;
  }

  return {
    async find(nodeId, name) {
      const asked = readDrawnName(name);
      if (!asked) return undefined;
      const stored = await readFile(path.join(root, drawnVersion(), `${name}.webp`)).catch(() => undefined);
      if (stored) return stored;
      const drawing =
        underWay.get(name) ?? draw(nodeId, name, asked.key, asked.size).finally(() => underWay.delete(name));
      underWay.set(name, drawing);
      return drawing;
    },
  };
}

async function openFolder(root: string, version: string, now: number): Promise<string> {
  const folder = path.join(root, version);
  await mkdir(folder, { recursive: true });
  const others = (await readdir(root)).filter((name) => name !== version);
  for (const other of others.map((name) => path.join(root, name))) {
    const { mtimeMs } = await stat(other);
    if (now - mtimeMs > retentionMs) await rm(other, { recursive: true, force: true });
  }
  return folder;
}

/** Written beside and renamed, so that half a picture is never read. */
async function keep(folder: string, name: string, webp: Uint8Array): Promise<void> {
  const incoming = path.join(folder, `${name}.${randomUUID()}`);
  await writeFile(incoming, webp);
  await rename(incoming, path.join(folder, `${name}.webp`));
}
