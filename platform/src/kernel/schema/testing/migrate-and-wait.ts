// A process that migrates an empty database and stops in the middle, for a test that kills it there.
import { createDatabase } from '../../database/database.ts';
import { openEmbedded } from '../../database/embedded-engine.ts';
import { openPostgres } from '../../database/postgres-engine.ts';
import { migrate } from '../migrate.ts';
import { readSchemaFiles } from '../schema-files.ts';

const [kind, place = ''] = process.argv.slice(2);
const engine =
  kind === 'embedded'
    ? await openEmbedded({ path: place })
    : openPostgres({ url: place, poolSize: 1, onError: () => {} });
const database = createDatabase(engine);
const { transaction } = database;
await migrate(
  {
    ...database,
    transaction: (work) =>
      transaction(async () => {
        const result = await work();
        process.stdout.write('before the commit\n');
        setInterval(() => {}, 1_000);
        await new Promise(() => {});
        return result;
      }),
  },
  readSchemaFiles(),
);
