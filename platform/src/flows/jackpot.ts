import type { FastifyInstance } from 'fastify';
import { everySeconds } from '../kernel/jobs.ts';
import { getJackpotFlow } from '../modules/games/routes/jackpot.ts';
import { jackpotWinFlow } from '../modules/vendor-api/routes/jackpot.ts';
import { feedPoolFlow } from './jackpot/feed-pool.ts';
import type { JackpotDeps } from './jackpot/pool.ts';
import { seedFirst } from './jackpot/seed-pool.ts';

/** Registers the real jackpot (setting `jackpot.source` ledger): fed by bets, won whole, restarted from its seed. */
export function jackpotFlows(app: FastifyInstance, deps: JackpotDeps): void {
  feedPoolFlow(app.kernel, deps);
  getJackpotFlow(app, deps);
  jackpotWinFlow(app, deps);
  app.kernel.jobs.add({ name: 'seed-jackpot', periodsDue: everySeconds(60), run: () => seedFirst(deps) });
}
