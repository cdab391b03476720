import { databaseTests } from '../../../testing/database/databases.ts';
import { depositModelOn } from '../testing/deposit-model.ts';

const { test, database } = databaseTests();
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));

test(`deposits match a reference model, SEED=${seed}, a twentieth of the size`, async () => {
  await depositModelOn(database(), { seed, runs: 2, commands: 50 });
});
