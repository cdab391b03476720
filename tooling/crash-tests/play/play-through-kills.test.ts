import { test } from 'node:test';
import { playThroughKills } from './play-through-kills.ts';

const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000);

test(`ten spins, a process killed twice: nothing lost or doubled (seed ${seed})`, () => playThroughKills(10, 2, seed));
