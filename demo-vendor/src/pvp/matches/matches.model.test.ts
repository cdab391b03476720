import { test } from 'node:test';
import { playMany } from '../testing/play-many.ts';

const seed = Number(process.env.TEST_SEED ?? 20_261_122);

// covers 2.7: every random card match has a winner and loses or creates no minor unit
test(`1,000 random matches: each has a winner, and no minor unit is lost or created (seed ${seed})`, () =>
  playMany(1000, seed));
