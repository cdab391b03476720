import { test } from 'node:test';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { runModel } from '../testing/ledger-model.ts';

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
/** `pnpm soak` runs more of them. */
const commands = Number(process.env.MODEL_COMMANDS ?? 100);

forEachDatabase(({ kind, database }) => {
  // Both databases run the same functions; a call takes four times as long on the embedded one.
  const runs = Number(process.env.MODEL_RUNS ?? (kind === 'postgres' ? 500 : 100));
  // covers 7.1
  test(`behaves like a simple model, ${runs} x ${commands}, SEED=${seed}`, async () => {
    await runModel(database(), { seed, runs, commands });
  });
});
