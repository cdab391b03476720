import { test } from 'node:test';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { depositModelOn } from '../testing/deposit-model.ts';

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));

forEachDatabase(({ kind, database }) => {
  // Both databases run the same functions; a call takes four times as long on the embedded one.
  const runs = kind === 'postgres' ? 20 : 5;
  test(`deposits match a reference model, ${runs} runs, SEED=${seed}`, async () => {
    await depositModelOn(database(), { seed, runs, commands: 100 });
  });
});
