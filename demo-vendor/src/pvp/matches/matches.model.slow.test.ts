import { test } from 'node:test';
import { playMany } from '../testing/play-many.ts';

const seed = Number(process.env.TEST_SEED ?? 20_261_123);

test(`10,000 random matches: each has a winner, and no minor unit is lost or created (seed ${seed})`, () =>
  playMany(10_000, seed));
