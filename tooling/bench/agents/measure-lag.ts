import { setTimeout as pause } from 'node:timers/promises';
import type { App } from '@portal/platform/app';
import type { Database } from '@portal/platform/kernel/database/database';
import { newId } from '@portal/platform/kernel/database/ids';
import { betSettled } from '@portal/platform/modules/games/games.events';
import { settledBet } from '@portal/platform/modules/games/testing/settled-bet';
import type { Print } from '../bench-server.ts';
import { lineOf } from '../goal.ts';

const perSecond = 500;
const batchSize = 50;
const goalSeconds = 60;
/** Each has the accounts of a member, which other subscribers need. */
const playersAtMost = 2000;

interface Player {
  id: string;
  uplinePath: string;
}

/**
 * Emits bets at a steady pace to the whole platform, including its other subscribers, and measures the age of the
 * oldest bet that the roll-up has not processed.
 */
export async function measureLag(
  { server, modules }: App,
  database: Database,
  seconds: number,
  print: Print,
): Promise<void> {
  const { outbox } = server.kernel;
  const players = await playersOf(database);
  for (const { id } of players) await modules.wallet.openPlayerAccounts(id);
  outbox.start();
  const lags: number[] = [];
  const begun = performance.now();
  const bets = perSecond * seconds;
  for (let published = 0; published < bets; published += batchSize) {
    await outbox.publishAll(
      betSettled,
      Array.from({ length: batchSize }, (_, at) => betOf(players, published + at)),
    );
    lags.push(await lagOf(outbox.oldestUndelivered));
    await pause(Math.max(0, begun + ((published + batchSize) * 1000) / perSecond - performance.now()));
  }
  const paced = (performance.now() - begun) / 1000;
  while ((await lagOf(outbox.oldestUndelivered)) > 0) await pause(50);
  const behind = (performance.now() - begun) / 1000 - paced;
  await outbox.stop();
  const [row] = await database.call<{ rounds: number }>(
    '',
    "select count(*)::int as rounds from team_bets where game_name = 'Lag'",
    [],
  );
  print(
    `${row?.rounds} of ${bets} bets in the figures, published in ${paced.toFixed(0)} s; the last of them ${behind.toFixed(1)} s later`,
  );
  const worst = Math.max(...lags, behind);
  print(
    lineOf({
      name: `lag of the roll-up under ${perSecond} bets a second`,
      value: worst,
      unit: 's',
      goal: goalSeconds,
      side: 'atMost',
    }),
  );
}

const betOf = (players: readonly Player[], no: number) => {
  const player = players[no % players.length] ?? { id: '', uplinePath: '' };
  const now = new Date().toISOString();
  const change = { roundId: newId(), gameName: 'Lag', settledAt: now, day: now.slice(0, 10) };
  return settledBet(player, change);
};

async function lagOf(oldestUntold: (names: readonly string[]) => Promise<Date | undefined>): Promise<number> {
  const oldest = await oldestUntold(['agents.roll-up']);
  return oldest ? Math.max(0, Date.now() - oldest.getTime()) / 1000 : 0;
}

/** Any of them, deep and shallow. */
const playersOf = (database: Database) =>
  database.call<Player>(
    '',
    `select id, upline_path as "uplinePath" from members order by md5(id) limit ${playersAtMost}`,
    [],
  );
