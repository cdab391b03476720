import { loadavg } from 'node:os';
import type { ApiClient } from '@portal/platform/testing/api-client';
import { onBenchServer, type Print } from '../bench-server.ts';
import { lineOf } from '../goal.ts';
import { median, percentile } from '../statistics.ts';
import { type Kind, withMembers } from './bench-members.ts';
import { type PublicCall, publicCalls } from './public-calls.ts';

const pairs = Number(process.env.BENCH_PAIRS ?? 1000);
const warmUp = 50;
/** Milliseconds between the medians. */
const goalMs = 5;

/**
 * Compares calls of a stranger for existing and unknown members, alternating: the response and its time must not reveal
 * which exist. BENCH_PAIRS makes the run smaller.
 */
export async function benchLogins(print: Print): Promise<void> {
  await onBenchServer('logins', print, async ({ folder, server }) => {
    print(`load of the machine before: ${loadavg()[0]?.toFixed(2)}`);
    const databaseUrl = await server.createDatabase('portal');
    await withMembers({ databaseUrl, dataDir: folder, accounts: pairs + warmUp }, async (api) => {
      for (const publicCall of publicCalls) await measure(api, publicCall, print);
    });
  });
}

const kinds = ['known', 'unknown'] as const;

async function measure(api: ApiClient, publicCall: PublicCall, print: Print): Promise<void> {
  const times: Record<Kind, number[]> = { known: [], unknown: [] };
  const answers: Record<Kind, Set<string>> = { known: new Set(), unknown: new Set() };
  for (let at = 0; at < pairs + warmUp; at += 1) {
    // The order changes with each pair, so that the second is not always the one with warm caches.
    for (const kind of at % 2 === 0 ? kinds : kinds.toReversed()) {
      const { milliseconds, answer } = await timeCall(api, publicCall, kind, at);
      if (at < warmUp) continue;
      times[kind].push(milliseconds);
      answers[kind].add(answer);
    }
  }
  print(`${publicCall.name}: ${pairs} pairs, answered with ${[...answers.known].join(' or ')}`);
  for (const kind of kinds)
    print(`  ${kind}: p50 ${median(times[kind]).toFixed(2)} ms, p99 ${percentile(times[kind], 0.99).toFixed(2)} ms`);
  const different = [...answers.known, ...answers.unknown].filter(
    (answer) => !(answers.known.has(answer) && answers.unknown.has(answer)),
  );
  const gap = Math.abs(median(times.known) - median(times.unknown));
  print(lineOf({ name: 'medians apart', value: gap, unit: 'ms', goal: goalMs, side: 'atMost' }));
  print(lineOf({ name: 'answers of one kind alone', value: different.length, unit: '', goal: 0, side: 'atMost' }));
}

/** One call from an address of many. What is encrypted is sealed before the clock starts. */
async function timeCall(api: ApiClient, { call, inputOf }: PublicCall, kind: Kind, at: number) {
  const remoteAddress = `10.${at % 250}.0.1`;
  const input = inputOf(kind, at);
  const body = call.encrypted ? await api.seal(input) : input;
  const began = performance.now();
  const { status, headers: _headers, ...rest } = await api.post(call, body, { remoteAddress });
  return { milliseconds: performance.now() - began, answer: `${status} ${JSON.stringify(rest)}` };
}
