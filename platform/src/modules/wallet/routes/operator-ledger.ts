import { checkLedger } from '@portal/shared/contract/wallet/operator-ledger';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { GamesModule } from '../../games/index.ts';
import type { Wallet } from '../index.ts';

export interface LedgerCheckDeps {
  games: Pick<GamesModule, 'openRounds'>;
  wallet: Wallet;
}

export function checkLedgerRoute(app: FastifyInstance, { games, wallet }: LedgerCheckDeps): void {
  route(app, checkLedger, async () => ({ ...(await wallet.checkLedger()), openRounds: await games.openRounds() }));
}
