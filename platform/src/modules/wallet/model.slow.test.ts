import { databaseTests } from '../../testing/databases.ts';
import { runModel } from '../../testing/ledger-model.ts';

const { test, database } = databaseTests();
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));

test(`the ledger does what a simple one does, SEED=${seed}`, async () => {
  await runModel(database(), { seed, runs: 500, commands: 100 });
});
