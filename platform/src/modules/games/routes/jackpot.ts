import { getJackpot } from '@portal/shared/contract/games/jackpot';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import type { FastifyInstance } from 'fastify';
import { type JackpotDeps, jackpotPool } from '../../../flows/jackpot/pool.ts';
import { route } from '../../../kernel/calls/contract-route.ts';

export function getJackpotRoute(app: FastifyInstance, { settings, wallet }: JackpotDeps): void {
  route(app, getJackpot, async () => {
    const source = await settings.get('jackpot.source');
    if (source !== 'ledger') return { source };
    return { source, amount: amountFromMinor(await wallet.balanceOf(jackpotPool)) };
  });
}
