import { test } from 'node:test';
import { moneyThroughKills } from './money-through-kills.ts';

const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000);

test(`money while the platform is killed twice and PostgreSQL once: everything once or not at all (seed ${seed})`, () =>
  moneyThroughKills({ platform: 2, postgres: 1, seed, endsLeases: true }));
