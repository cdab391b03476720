import type { Database } from '@portal/platform/kernel/database/database';
import { figuresOfDays } from '@portal/platform/modules/agents/figures/day-figures';
import { addDays } from '@portal/shared/contract/time/calendar-days';
import type { Print } from '../bench-server.ts';
import { lineOf } from '../goal.ts';
import { median, percentile } from '../statistics.ts';
import { days, firstDay } from './seed-bets.ts';
import { largeNodes } from './seed-members.ts';

const monthDays = 31;
const asked = 2000;
const goalMs = 20;
const goalShare = 0.01;
const repeats = 5;
/** A recursive query over the whole tree takes its time: a few of each size are enough. */
const comparedAtMost = 8;

/** The same figures by walking the tree at reading time. */
const recursiveStatement = `with recursive branch as (
    select id, upline_path from members where left(upline_path, -1 - length(id)) = $1
    union all
    select below.id, below.upline_path from branch
    join members as below on left(below.upline_path, -1 - length(below.id)) = branch.upline_path
  )
  select coalesce(sum(stake_minor), 0)::text as stake, coalesce(sum(win_minor), 0)::text as win, count(*)::int as rounds,
    count(distinct member_id)::int as active
  from branch join team_bets on team_bets.member_id = branch.id
  where day between $2::date and $3::date`;

type Month = { from: string; to: string };

const monthFrom = (at: number): Month => ({
  from: addDays(firstDay, at),
  to: addDays(firstDay, at + monthDays - 1),
});

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; value: T }> {
  const begun = performance.now();
  const value = await work();
  return { ms: performance.now() - begun, value };
}

/** Any node, any month: the large ones as often as all others together. */
export async function measureFigures(database: Database, members: number, print: Print): Promise<void> {
  const large = largeNodes(members, Math.min(10_000, members / 20));
  const times: number[] = [];
  for (let no = 0; no < asked; no += 1) {
    const any = String(1_000_000_001 + Math.floor(Math.random() * members));
    const node = no % 2 === 0 ? any : (large[no % large.length] ?? any);
    const month = monthFrom(Math.floor(Math.random() * (days - monthDays)));
    times.push((await timed(() => figuresOfDays(database, [node], month))).ms);
  }
  print(
    `figures of a month: ${asked} reads, p50 ${percentile(times, 0.5).toFixed(2)} ms, max ${Math.max(...times).toFixed(1)} ms`,
  );
  print(
    lineOf({
      name: 'any node, any month, p95',
      value: percentile(times, 0.95),
      unit: 'ms',
      goal: goalMs,
      side: 'atMost',
    }),
  );
  await compare(database, large, print);
}

async function compare(database: Database, large: readonly string[], print: Print): Promise<void> {
  const step = Math.max(1, Math.floor(large.length / comparedAtMost));
  const nodes = large.filter((_, at) => at % step === 0 || at === large.length - 1);
  const month = monthFrom(10);
  const shares: number[] = [];
  for (const node of nodes) {
    const [head] = await database.call<{ path: string }>('', 'select upline_path as path from members where id = $1', [
      node,
    ]);
    const walked = await timed(() =>
      database.call<{ stake: string; win: string; rounds: number; active: number }>('', recursiveStatement, [
        ...[head?.path, month.from, month.to],
      ]),
    );
    const reads: number[] = [];
    for (let no = 0; no < repeats; no += 1) reads.push((await timed(() => figuresOfDays(database, [node], month))).ms);
    const read = (await figuresOfDays(database, [node], month)).get(node);
    const [sums] = walked.value;
    const isSame = sums?.rounds === read?.rounds && sums?.active === read?.activeMembers;
    if (!isSame || sums?.stake !== String(read?.validBetMinor))
      throw new Error(`figures of ${node} are not those of its bets`);
    shares.push(median(reads) / walked.ms);
    print(
      `node ${node}: ${read?.activeMembers} active, roll-ups ${median(reads).toFixed(2)} ms, recursive ${walked.ms.toFixed(0)} ms`,
    );
  }
  const name = 'share of a recursive query, the worst';
  print(lineOf({ name, value: Math.max(...shares), unit: '', goal: goalShare, side: 'atMost' }));
}
