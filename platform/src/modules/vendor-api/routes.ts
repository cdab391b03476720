import type { FastifyInstance } from 'fastify';
import type { MemberModule } from '../accounts/index.ts';
import type { ContentModule } from '../content/index.ts';
import type { GamesModule } from '../games/index.ts';
import type { SessionModule } from '../sessions/index.ts';
import type { Wallet } from '../wallet/index.ts';
import {
  authenticateLaunchFlow,
  placeBetFlow,
  rollbackBetFlow,
  settleWinFlow,
  vendorBalanceFlow,
} from './routes/rounds.ts';
import { resettleFlow, settleBatchFlow } from './routes/settlement.ts';

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
