import type { FastifyInstance } from 'fastify';
import { type RecordPeriod, recordPeriodOf } from '../../../kernel/time/record-period.rules.ts';
import type { ContentModule } from '../../content/index.ts';
import type { GamesModule } from '../index.ts';

export interface RecordRouteDeps {
  games: GamesModule;
  content: ContentModule;
}

/** Converts asked days to the portal's days, limited to this many months back. */
export function recordPeriods({ kernel }: FastifyInstance, { content }: RecordRouteDeps) {
  return async (asked: { from?: string | undefined; to?: string | undefined }, months: number): Promise<RecordPeriod> =>
    recordPeriodOf(asked, { timeZone: await content.settings.get('timeZone'), now: kernel.clock.now(), months });
}
