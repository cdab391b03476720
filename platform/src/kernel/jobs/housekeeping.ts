import { dropAllClaims, forgetOldRecords } from '../calls/idempotency.ts';
import type { Kernel } from '../kernel.ts';
import { assertIndexKey, type SealedPlaces } from '../security/assert-index-key.ts';
import { everySeconds } from './jobs.ts';

/** Registers the kernel's own periodic jobs and checks of a start. */
export function registerHousekeeping(kernel: Kernel, sealed: SealedPlaces): void {
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
  // Tests and demos open one database with several keys.
  if (kernel.settings.NODE_ENV === 'production') kernel.lifecycle.onStart(() => assertIndexKey(kernel, sealed));
  // Only one process uses the embedded database: claims found at its start belong to a dead one.
  kernel.lifecycle.onStart(async () => {
    if (kernel.database.kind === 'embedded') await dropAllClaims(kernel.database);
  });
}
