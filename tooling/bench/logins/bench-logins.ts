import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startDurablePostgres } from '../bets/durable-postgres.ts';
import { lineOf } from '../goal.ts';
import { median, percentile } from '../statistics.ts';
import { type Login, withLogins } from './login-pairs.ts';

const pairs = 1000;
const warmUp = 50;
/** Milliseconds between the medians. */
const goalMs = 5;

type Say = (line: string) => void;

/** A wrong password for accounts that exist and for names of nobody, in turns: does the answer or its time tell? */
export async function benchLogins(say: Say): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-bench-logins-'));
  const server = await startDurablePostgres();
  try {
    say(`postgres ${server.version}: ${server.settings}`);
    const databaseUrl = await server.createDatabase('portal');
    await withLogins({ databaseUrl, dataDir: folder, accounts: pairs + warmUp }, (login) => measure(login, say));
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(login: Login, say: Say): Promise<void> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const answers = { known: new Set<string>(), unknown: new Set<string>() };
  for (let at = 0; at < pairs + warmUp; at += 1) {
    // Who comes first changes with each pair: the second one must not always find warm caches.
    for (const kind of at % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const { milliseconds, answer } = await login(kind, at);
      if (at < warmUp) continue;
      times[kind].push(milliseconds);
      answers[kind].add(answer);
    }
  }
  for (const kind of ['known', 'unknown'] as const)
    say(`${kind}: p50 ${median(times[kind]).toFixed(2)} ms, p99 ${percentile(times[kind], 0.99).toFixed(2)} ms`);
  const different = [...answers.known, ...answers.unknown].filter(
    (answer) => !(answers.known.has(answer) && answers.unknown.has(answer)),
  );
  say(`${pairs} pairs, answered with ${[...answers.known].join(' or ')}`);
  const gap = Math.abs(median(times.known) - median(times.unknown));
  say(lineOf({ name: 'medians apart', value: gap, unit: 'ms', goal: goalMs, side: 'atMost' }));
  say(lineOf({ name: 'answers of one kind alone', value: different.length, unit: '', goal: 0, side: 'atMost' }));
}
