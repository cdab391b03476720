import path from 'node:path';
import { watch } from 'chokidar';

export interface Watching {
  close(): Promise<void>;
}

/** An editor writes several files at once. */
const quietMs = 150;

/** Generated files, and those of installed packages. */
const isMade = (file: string) => /(^|[\\/])(node_modules|dist|\.cache|\.data)([\\/]|$)/.test(file);

/**
 * Watches files below these folders of `root` and reports those written, replaced, added or removed, together once
 * changes pause. It watches from when the promise resolves. An editor that replaces a file is noticed each time.
 * @param onChange is called with paths from `root`, with `/`
 */
export async function watchRooms(
  root: string,
  rooms: readonly string[],
  onChange: (files: string[]) => void,
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
      onChange([...changed]);
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
