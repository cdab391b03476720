import type { Registry } from '../registry/registry.ts';

const firstPauseMs = 1_000;
const longestPauseMs = 60_000;

type Notifier = Pick<Registry, 'site' | 'logger' | 'announce'>;

/**
 * Publishes what the history says: writes the pages and notifies other processes and open tabs. A write that fails (a
 * full disk) or hangs (publish-composition.ts bounds it) is retried; the act stands. Clients are notified immediately either
 * way, because other processes write the same pages.
 */
export async function writeAndAnnounce(registry: Notifier, sequence: number): Promise<void> {
  const isWritten = await writePages(registry, sequence);
  registry.announce(sequence);
  if (!isWritten) writeLater(registry, sequence, firstPauseMs);
}

/** Ends with the first successful write, or with the process: its next start writes the pages anyway. */
function writeLater(registry: Notifier, sequence: number, pauseMs: number): void {
  const again = async () => {
    // Pages that asked after the first notification got the old composition.
    if (await writePages(registry, sequence)) registry.announce(sequence);
    else writeLater(registry, sequence, Math.min(pauseMs * 2, longestPauseMs));
  };
  setTimeout(() => void again(), pauseMs).unref();
}

async function writePages({ site, logger }: Notifier, sequence: number): Promise<boolean> {
  try {
    await site.refresh();
    return true;
  } catch (error) {
    logger.error({ err: error, sequence }, 'the pages are not written');
    return false;
  }
}
