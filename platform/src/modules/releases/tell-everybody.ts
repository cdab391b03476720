import type { Registry } from './registry.ts';

const firstPauseMs = 1_000;
const longestPauseMs = 60_000;

/**
 * What is in the history is live: the pages are written, and the other processes and open tabs are told. A writing that fails (a full
 * disk) is tried again by itself; the act stands and is not to be done once more.
 */
export async function tellEverybody(registry: Registry, sequence: number): Promise<void> {
  try {
    await registry.site.refresh();
  } catch (error) {
    registry.logger.error({ err: error, sequence }, 'the pages are not written');
    writeLater(registry, firstPauseMs);
  } finally {
    registry.announce(sequence);
  }
}

/** Ends with the first that is written, or with the process: its next start writes the pages anyway. */
function writeLater(registry: Registry, pauseMs: number): void {
  const again = () => registry.site.refresh().catch(() => writeLater(registry, Math.min(pauseMs * 2, longestPauseMs)));
  setTimeout(() => void again(), pauseMs).unref();
}
