import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { allKinds } from '@portal/demo-vendor/lottery/rules/find-kind';
import { lineOf } from '../goal.ts';
import { type DrawRun, wholeKinds } from './draw-run.ts';

type Print = (line: string) => void;

/** Runs of one kind, counted in one way. */
interface Series extends Pick<DrawRun, 'kind' | 'counted'> {
  ps: number[];
}

const runs = 20;
const numbersOfRun = 10_000_000;
const leastP = 0.0001;
const workerFile = fileURLToPath(new URL('./draw-worker.ts', import.meta.url));

/** Chi-square of every kind of lottery: 20 runs of ten million numbers each, or of a share of them, drawn in whole boards. */
export async function benchDraws(print: Print, share = 1): Promise<void> {
  const numbers = Math.ceil(numbersOfRun * share);
  const seedText = randomBytes(16).toString('hex');
  print(`${runs} runs of ${numbers.toLocaleString('en')} numbers for each kind, seed ${seedText}`);
  const queue = allSeries().flatMap((series) => Array.from({ length: runs }, (_, no) => ({ series, no })));
  const workers = Array.from({ length: availableParallelism() }, () =>
    fork(workerFile, { execArgv: ['--import', 'tsx'] }),
  );
  try {
    await Promise.all(
      workers.map(async (worker) => {
        for (let next = queue.shift(); next; next = queue.shift()) {
          const { series, no } = next;
          series.ps.push(await askFor(worker, { kind: series.kind, counted: series.counted, no, numbers, seedText }));
          if (series.ps.length === runs) printSeries(series, print);
        }
      }),
    );
  } finally {
    for (const worker of workers) worker.kill();
  }
}

function allSeries(): Series[] {
  const places = allKinds.map(({ code }): Series => ({ kind: code, counted: 'places', ps: [] }));
  const small = places.filter(({ kind }) => wholeKinds[kind] !== undefined);
  return [...places, ...small.map(({ kind }): Series => ({ kind, counted: 'wholes', ps: [] }))];
}

/** Throws when the worker ends instead of answering. */
async function askFor(worker: ChildProcess, run: DrawRun): Promise<number> {
  const stop = new AbortController();
  const ended = once(worker, 'exit', { signal: stop.signal }).then(() => {
    throw new Error('a worker of the benchmark has ended');
  });
  const answer = once(worker, 'message', { signal: stop.signal });
  worker.send(run);
  try {
    const [p] = await Promise.race([answer, ended]);
    return Number(p);
  } finally {
    stop.abort();
    await Promise.allSettled([answer, ended]);
  }
}

function printSeries({ kind, counted, ps }: Series, print: Print): void {
  const name = `${kind}, ${counted === 'places' ? 'each place of the board' : 'whole boards'}`;
  const sorted = [...ps].sort((a, b) => a - b);
  print(`${name}: p ${sorted.map((p) => p.toFixed(4)).join(' ')}`);
  print(lineOf({ name: `${name}, least p`, value: sorted[0] ?? 0, unit: '', goal: leastP, side: 'atLeast' }));
}
