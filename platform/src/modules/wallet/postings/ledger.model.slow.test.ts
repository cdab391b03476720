import { databaseTests } from '../../../testing/database/databases.ts';
import { runModel } from '../testing/ledger-model.ts';

const { test, database } = databaseTests();
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
/** `pnpm soak` runs more of them. */
const runs = Number(process.env.MODEL_RUNS ?? 500);
const commands = Number(process.env.MODEL_COMMANDS ?? 100);

// covers 7.1
test(`behaves like a simple model, ${runs} x ${commands}, SEED=${seed}`, async () => {
  await runModel(database(), { seed, runs, commands });
});
