import { test } from 'node:test';
import { settleThroughKills } from './settle-through-kills.ts';

const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000);

test(`two hundred tickets of a draw, a process killed twice: each is settled once (seed ${seed})`, () =>
  settleThroughKills({ tickets: 200, kills: 2, seed }));

test(`two hundred tickets settled again after a correction, a process killed twice each time: each once (seed ${seed})`, () =>
  settleThroughKills({ tickets: 200, kills: 2, seed, correctsResult: true }));
