import { test } from 'node:test';
import { writeHostile } from './testing/write-hostile.ts';

const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000);

test(`500 hostile texts in every field of content and settings: none of them can run (seed ${seed})`, () =>
  writeHostile(500, seed));
