import path from 'node:path';
import { watch } from 'chokidar';

export interface Watching {
  close(): Promise<void>;
}

/** An editor writes several files at once. */
const quietMs = 150;

/** What is made and not written, and what others made. */
const isMade = (file: string) => /(^|[\\/])(node_modules|dist|\.cache|\.data)([\\/]|$)/.test(file);

/**
 * Tells of the files below these folders of `root` that were written, replaced, added or taken away, together as soon as nothing
 * more comes; from when the promise is kept. An editor that puts a new file in the place of the old one is heard each time.
 * @param tell is given paths from `root`, with `/`
 */
export async function watchRooms(
  root: string,
  rooms: readonly string[],
  tell: (files: string[]) => void,
): Promise<Watching> {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch([...rooms], {
    cwd: root,
    ignoreInitial: true,
    ignored: (file) => isMade(path.relative(root, path.resolve(root, file))),
  });
  watcher.on('all', (_event, file) => {
    changed.add(file.replaceAll(path.sep, '/'));
    clearTimeout(timer);
    timer = setTimeout(() => {
      tell([...changed]);
      changed.clear();
    }, quietMs);
  });
  await new Promise<void>((ready, failed) => {
    watcher.once('ready', ready);
    watcher.once('error', failed);
  });
  return {
    close: async () => {
      clearTimeout(timer);
      await watcher.close();
    },
  };
}
