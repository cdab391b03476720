import { test } from 'node:test';
import { playThroughKills } from './play-through-kills.ts';

const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000);

test(`a hundred spins, a process killed twelve times: nothing lost or doubled (seed ${seed})`, () =>
  playThroughKills(100, 12, seed));
