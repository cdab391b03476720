import { dropAllClaims, forgetOldRecords } from './idempotency.ts';
import { everySeconds } from './jobs.ts';
import type { Kernel } from './kernel.ts';

/** The kernel's own periodic work. */
export function keepHouse(kernel: Kernel): void {
  kernel.jobs.add({
    name: 'forget-old-answers',
    periodsDue: everySeconds(3600),
    run: (_period, now) => forgetOldRecords(kernel.database, now),
  });
  kernel.jobs.add({
    name: 'forget-old-live-events',
    periodsDue: everySeconds(600),
    run: () => kernel.live.forgetOld(),
  });
  // One process alone has the embedded database: claims found at its start belong to one that died.
  kernel.lifecycle.onStart(async () => {
    if (kernel.database.kind === 'embedded') await dropAllClaims(kernel.database);
  });
}
