import { test } from 'node:test';
import { settleThroughKills } from './settle-through-kills.ts';

const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000);

// covers 9
test(`two thousand tickets of a draw, a process killed ten times: each is settled once (seed ${seed})`, () =>
  settleThroughKills({ tickets: 2000, kills: 10, seed }));

// covers 9
test(`two thousand tickets settled again after a correction, a process killed ten times each time: each once (seed ${seed})`, () =>
  settleThroughKills({ tickets: 2000, kills: 10, seed, correctsResult: true }));
