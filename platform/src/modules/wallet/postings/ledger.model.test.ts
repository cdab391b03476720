import { databaseTests } from '../../../testing/database/databases.ts';
import { runModel } from '../testing/ledger-model.ts';

const { test, database } = databaseTests();
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));

test(`behaves like a simple model, SEED=${seed}, in a small size`, async () => {
  await runModel(database(), { seed, runs: 20, commands: 100 });
});
