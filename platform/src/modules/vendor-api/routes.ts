import type { FastifyInstance } from 'fastify';
import type { JackpotDeps } from '../../flows/jackpot/pool.ts';
import type { MemberModule } from '../accounts/index.ts';
import type { SiteSettings } from '../content/index.ts';
import type { GamesModule } from '../games/index.ts';
import type { SessionModule } from '../sessions/index.ts';
import type { Wallet } from '../wallet/index.ts';
import { resettleRoute, settleBatchRoute } from './routes/batch-settlement.ts';
import { jackpotWinRoute } from './routes/jackpot.ts';
import { type HeldWinDeps, heldWinRoutes } from './routes/operator-held-wins.ts';
import { vendorCorrectResultRoute, vendorResultsRoute } from './routes/results.ts';
import {
  authenticateLaunchRoute,
  placeBetRoute,
  rollbackBetRoute,
  settleWinRoute,
  vendorBalanceRoute,
  vendorRoundRoute,
} from './routes/rounds.ts';

interface PlayDeps {
  games: GamesModule;
  wallet: Wallet;
  session: SessionModule;
  settings: SiteSettings;
  member: MemberModule;
}

/** Registers the studios' calls (docs/architecture.md 6), and what operators decide about them. */
export function registerVendorApiRoutes(app: FastifyInstance, deps: PlayDeps & JackpotDeps & HeldWinDeps): void {
  authenticateLaunchRoute(app, deps);
  vendorBalanceRoute(app, deps);
  placeBetRoute(app, deps);
  settleWinRoute(app, deps);
  rollbackBetRoute(app, deps);
  settleBatchRoute(app, deps);
  resettleRoute(app, deps);
  vendorRoundRoute(app, deps.games);
  vendorResultsRoute(app, deps.games);
  vendorCorrectResultRoute(app, deps.games);
  jackpotWinRoute(app, deps);
  heldWinRoutes(app, deps);
}
