import type { FastifyInstance } from 'fastify';
import { type RecordPeriod, recordPeriodOf } from '../../../kernel/time/record-period.rules.ts';
import type { GameSettings } from '../games.settings.ts';
import type { GamesModule } from '../index.ts';

export interface RecordRouteDeps {
  games: GamesModule;
  settings: GameSettings;
}

/** Converts asked days to the portal's days, limited to this many months back. */
export function recordPeriods({ kernel }: FastifyInstance, { settings }: RecordRouteDeps) {
  return async (asked: { from?: string | undefined; to?: string | undefined }, months: number): Promise<RecordPeriod> =>
    recordPeriodOf(asked, { timeZone: await settings.get('timeZone'), now: kernel.clock.now(), months });
}
