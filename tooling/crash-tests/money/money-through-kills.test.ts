import { test } from 'node:test';
import { moneyThroughKills } from './money-through-kills.ts';

const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000);

// covers 7.1: posts everything once or not at all while the platform and PostgreSQL are killed
test(`money while the platform is killed twice and PostgreSQL once: everything once or not at all (seed ${seed})`, () =>
  moneyThroughKills({ platform: 2, postgres: 1, seed, endsLeases: true }));
