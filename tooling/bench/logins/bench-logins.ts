import { loadavg } from 'node:os';
import type { ApiClient } from '../../../platform/src/testing/api-client.ts';
import { onBenchServer, type Say } from '../bench-server.ts';
import { lineOf } from '../goal.ts';
import { median, percentile } from '../statistics.ts';
import { type Kind, withMembers } from './bench-place.ts';
import { type Door, doors } from './doors.ts';
import { knock } from './knock.ts';

const pairs = Number(process.env.BENCH_PAIRS ?? 1000);
const warmUp = 50;
/** Milliseconds between the medians. */
const goalMs = 5;

/**
 * Compares calls of a stranger for existing and unknown members, alternating: the response and its time must not reveal
 * which exist. BENCH_PAIRS makes the run smaller.
 */
export async function benchLogins(say: Say): Promise<void> {
  await onBenchServer('logins', say, async ({ folder, server }) => {
    say(`load of the machine before: ${loadavg()[0]?.toFixed(2)}`);
    const databaseUrl = await server.createDatabase('portal');
    await withMembers({ databaseUrl, dataDir: folder, accounts: pairs + warmUp }, async (api) => {
      for (const door of doors) await measure(api, door, say);
    });
  });
}

const kinds = ['known', 'unknown'] as const;

async function measure(api: ApiClient, door: Door, say: Say): Promise<void> {
  const times: Record<Kind, number[]> = { known: [], unknown: [] };
  const answers: Record<Kind, Set<string>> = { known: new Set(), unknown: new Set() };
  for (let at = 0; at < pairs + warmUp; at += 1) {
    // Who comes first changes with each pair: the second one must not always find warm caches.
    for (const kind of at % 2 === 0 ? kinds : kinds.toReversed()) {
      const { milliseconds, answer } = await knock(api, door, kind, at);
      if (at < warmUp) continue;
      times[kind].push(milliseconds);
      answers[kind].add(answer);
    }
  }
  say(`${door.name}: ${pairs} pairs, answered with ${[...answers.known].join(' or ')}`);
  for (const kind of kinds)
    say(`  ${kind}: p50 ${median(times[kind]).toFixed(2)} ms, p99 ${percentile(times[kind], 0.99).toFixed(2)} ms`);
  const different = [...answers.known, ...answers.unknown].filter(
    (answer) => !(answers.known.has(answer) && answers.unknown.has(answer)),
  );
  const gap = Math.abs(median(times.known) - median(times.unknown));
  say(lineOf({ name: 'medians apart', value: gap, unit: 'ms', goal: goalMs, side: 'atMost' }));
  say(lineOf({ name: 'answers of one kind alone', value: different.length, unit: '', goal: 0, side: 'atMost' }));
}
