import type { Database } from '@portal/platform/kernel/database/database';
import type { PlayEntry } from '@portal/platform/modules/agents/figures/counting/entries.rules';
import { foldPlay } from '@portal/platform/modules/agents/figures/counting/fold-entries';
import { teamBets } from '@portal/platform/modules/agents/figures/figures.tables';

const tables = ['player_days', 'team_days', 'team_active'];

/** Folds the bets of a small portal again, out of order, and gives the rows that differ from those made in sets; 0 when all is well. */
export async function differencesFromFold(database: Database): Promise<number> {
  const entries: PlayEntry[] = await database.db.select().from(teamBets);
  for (const table of tables) {
    await database.call('', `create table bench_${table} as select * from ${table}`, []);
    await database.call('', `delete from ${table}`, []);
  }
  await database.call('', 'delete from team_bets', []);
  await foldPlay(database, entries.reverse());
  // A gap that all members have lost leaves a row without members.
  await database.call('', 'delete from team_active where members = 0', []);
  let different = 0;
  for (const table of tables) {
    const [one, other] = [`select * from ${table}`, `select * from bench_${table}`];
    const [row] = await database.call<{ rows: number }>(
      '',
      `select count(*)::int as rows from ((${one} except ${other}) union all (${other} except ${one})) as differing`,
      [],
    );
    different += row?.rows ?? 0;
  }
  return different;
}
