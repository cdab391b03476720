import type { FastifyInstance } from 'fastify';
import type { ContentModule } from '../modules/content/index.ts';
import type { GamesModule } from '../modules/games/index.ts';
import type { MemberModule } from '../modules/member/index.ts';
import type { SessionModule } from '../modules/session/index.ts';
import type { Wallet } from '../modules/wallet/index.ts';
import { authenticateLaunchFlow } from './play/authenticate-launch.ts';
import { placeBetFlow } from './play/place-bet.ts';
import { resettleFlow } from './play/resettle.ts';
import { rollbackBetFlow } from './play/rollback-bet.ts';
import { settleBatchFlow } from './play/settle-batch.ts';
import { settleWinFlow } from './play/settle-win.ts';
import { vendorBalanceFlow } from './play/vendor-balance.ts';

interface PlayDeps {
  games: GamesModule;
  wallet: Wallet;
  session: SessionModule;
  content: ContentModule;
  member: MemberModule;
}

/** Registers the studio's calls of a round (docs/architecture.md 6). */
export function playFlows(app: FastifyInstance, deps: PlayDeps): void {
  authenticateLaunchFlow(app, deps);
  vendorBalanceFlow(app, deps);
  placeBetFlow(app, deps);
  settleWinFlow(app, deps);
  rollbackBetFlow(app, deps);
  settleBatchFlow(app, deps);
  resettleFlow(app, deps);
}
