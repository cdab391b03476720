import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';
import { count, eq, sql } from 'drizzle-orm';
import { Counter, Gauge } from 'prom-client';
import { everySeconds } from '../../../kernel/jobs/jobs.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { GameSettings } from '../games.settings.ts';
import { heldWins } from '../games.tables.ts';
import type { PlayOutcome } from './round-functions.ts';

/** What a win became. */
export type Judged = Pick<PlayOutcome, 'outcome' | 'is_held' | 'reference'>;

const hourMs = 3_600_000;
/** Another process measures by then, or nobody does: what this one has seen is over. */
const measuredForMs = 150_000;

/**
 * Reports unusual wins to whoever watches the process: each held or refused win, and a studio that has paid out more
 * within an hour than `wins.alarmAbove` beyond its stakes, once an hour and whenever that has doubled. Of several
 * processes the one that measures reports it.
 */
export function createWinAlarm(kernel: Kernel, settings: GameSettings) {
  const { logger, metrics } = kernel;
  const reviewed = new Counter({
    name: 'portal_unusual_wins_total',
    help: 'Wins that were held for two operators or refused as too large, by studio',
    labelNames: ['provider', 'outcome'],
    registers: [metrics.registry],
  });
  const paidOut = new Gauge({
    name: 'portal_studio_paid_out',
    help: 'What a studio paid out within an hour beyond its stakes, where that is unusual',
    labelNames: ['provider'],
    registers: [metrics.registry],
    collect() {
      if (kernel.clock.now().getTime() - measuredAt > measuredForMs) this.reset();
    },
  });
  heldWinGauge(kernel);
  const alarms = new Map<string, { at: number; net: bigint }>();
  let measuredAt = Number.NEGATIVE_INFINITY;

  kernel.jobs.add({
    name: 'unusual-wins',
    periodsDue: everySeconds(60),
    async run(_period, now) {
      const above = minorUnits(await settings.get('wins.alarmAbove'));
      const unusual = await paidOutSince(kernel, new Date(now.getTime() - hourMs), above);
      measuredAt = now.getTime();
      paidOut.reset();
      for (const { provider, net } of unusual) {
        paidOut.set({ provider }, Number(net) / 100);
        const last = alarms.get(provider);
        if (last && now.getTime() - last.at < hourMs && net < 2n * last.net) continue;
        alarms.set(provider, { at: now.getTime(), net });
        logger.error({ provider, paidOut: amountFromMinor(net) }, 'a studio pays out unusually much');
      }
    },
  });

  return {
    /** Reports what is unusual about outcomes of a studio's wins; a repeat is not reported again. */
    note(provider: string, outcomes: readonly Judged[]): void {
      for (const { outcome, is_held: isHeld, reference } of outcomes) {
        if (outcome === 'above_largest_win') {
          reviewed.inc({ provider, outcome: 'refused' });
          logger.error({ provider }, 'a win above the largest was refused');
        } else if (outcome === 'posted' && isHeld) {
          reviewed.inc({ provider, outcome: 'held' });
          logger.error({ provider, reference }, 'a win waits for two operators');
        }
      }
    },
  };
}

/** Counts the wins under review on each scrape: anything above 0 waits for people. */
function heldWinGauge({ db, logger, metrics }: Kernel): void {
  new Gauge({
    name: 'portal_held_wins',
    help: 'Wins that wait for two operators',
    registers: [metrics.registry],
    async collect() {
      try {
        const [row] = await db.select({ wins: count() }).from(heldWins).where(eq(heldWins.state, 'held'));
        this.set(row?.wins ?? 0);
      } catch (error) {
        // The other metrics are served without the database, too.
        logger.error({ err: error }, 'held wins are not counted');
      }
    },
  });
}

/** Sums what each studio gave its players since a moment, less what it took; only those above an amount. */
async function paidOutSince({ db }: Kernel, since: Date, above: bigint): Promise<{ provider: string; net: bigint }[]> {
  const { rows } = await db.execute<{ provider: string; net: string }>(sql`
    select provider, net::text as net from (
      select provider, sum(
        case when kind = 'bet' then -amount_minor else amount_minor end - coalesce(taken_back_minor, 0)) as net
      from round_transactions where at >= ${since.toISOString()}::timestamptz group by provider
    ) played where net > ${above}::bigint order by provider`);
  return rows.map(({ provider, net }) => ({ provider, net: BigInt(net) }));
}
