import { test } from 'node:test';
import { rewardsThroughKills } from './rewards-through-kills.ts';

const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000);

// covers 2.5
test(`rewards of every kind while the platform is killed twice and PostgreSQL once: each is posted once (seed ${seed})`, () =>
  rewardsThroughKills({ platform: 2, postgres: 1, seed, endsLeases: true }));
