import { test } from 'node:test';
import { moneyThroughKills } from './money-through-kills.ts';

const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000);

// covers 7.1
test(`money while the platform is killed 20 times and PostgreSQL 5 times: everything once or not at all (seed ${seed})`, () =>
  moneyThroughKills({ platform: 20, postgres: 5, seed, endsLeases: true }));

// covers 7.1
test(`money on the embedded database while the platform is killed 5 times: everything once or not at all (seed ${seed})`, () =>
  moneyThroughKills({ platform: 5, seed }));
