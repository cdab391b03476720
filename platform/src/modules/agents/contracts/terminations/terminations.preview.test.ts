import { databaseTests } from '../../../../testing/database/databases.ts';
import { previewModelOn } from '../../testing/contract-model.ts';

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
const { database, test } = databaseTests();

// covers 4
test(`previews what agreeing ends, SEED=${seed}, at a tenth of the size`, async () => {
  await previewModelOn(database(), { seed, trees: 4 });
});
