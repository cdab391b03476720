import { withTempFolder } from './with-temp-folder.ts';

interface Closable {
  store: { close(): Promise<void> };
  app?: { close(): Promise<void> };
  roundService?: { stop(): void };
}

/** Runs a test in a studio that is made in a temporary folder, and closed afterwards. */
export function withStudio<Studio extends Closable>(
  make: (folder: string) => Promise<Studio>,
  work: (studio: Studio) => Promise<void>,
): Promise<void> {
  return withTempFolder(async (folder) => {
    const studio = await make(folder);
    try {
      await work(studio);
    } finally {
      studio.roundService?.stop();
      await studio.app?.close();
      await studio.store.close();
    }
  });
}
