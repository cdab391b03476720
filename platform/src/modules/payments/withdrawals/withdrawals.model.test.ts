import { databaseTests } from '../../../testing/database/databases.ts';
import { withdrawalModelOn } from '../testing/withdrawal-model.ts';

const { test, database } = databaseTests();
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));

test(`withdrawals match a reference model, SEED=${seed}, a tenth of the size`, async () => {
  await withdrawalModelOn(database(), { seed, runs: 5, commands: 100 });
});
