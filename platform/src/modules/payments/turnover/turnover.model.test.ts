import { databaseTests } from '../../../testing/database/databases.ts';
import { bonusModelOn } from '../testing/bonus-model.ts';

const { test, database } = databaseTests(['postgres']);
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));

test(`bonuses, deposits and plays lock the same amounts as a reference model, SEED=${seed}`, async () => {
  await bonusModelOn(database(), { seed, runs: 4, commands: 120 });
});
