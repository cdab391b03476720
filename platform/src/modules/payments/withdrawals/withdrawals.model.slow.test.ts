import { test } from 'node:test';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { withdrawalModelOn } from '../testing/withdrawal-model.ts';

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));

forEachDatabase(({ kind, database }) => {
  // Both databases run the same functions; a call takes four times as long on the embedded one.
  const runs = kind === 'postgres' ? 50 : 12;
  test(`withdrawals match a reference model, ${runs} runs, SEED=${seed}`, async () => {
    await withdrawalModelOn(database(), { seed, runs, commands: 100 });
  });
});
