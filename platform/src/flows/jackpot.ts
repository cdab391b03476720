import { everySeconds } from '../kernel/jobs/jobs.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { feedPoolFlow } from './jackpot/feed-pool.ts';
import type { JackpotDeps } from './jackpot/pool.ts';
import { seedFirst } from './jackpot/seed-pool.ts';

/** Runs the real jackpot (setting `jackpot.source` ledger): fed by bets, won whole, restarted from its seed. */
export function jackpotFlow(kernel: Kernel, deps: JackpotDeps): void {
  feedPoolFlow(kernel, deps);
  kernel.jobs.add({ name: 'seed-jackpot', periodsDue: everySeconds(60), run: () => seedFirst(deps) });
}
