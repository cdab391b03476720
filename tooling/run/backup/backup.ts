import path from 'node:path';
import { backUp, restore } from './backup-and-restore.ts';

/* `pnpm backup save <folder>` and `pnpm backup restore <folder>`, with DATABASE_URL and DATA_DIR of the product. */

async function main(): Promise<void> {
  const [act, folder] = process.argv.slice(2);
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = process.env;
  if ((act !== 'save' && act !== 'restore') || !folder)
    throw new Error('Say what and where:  backup save <folder>, backup restore <folder>');
  if (!databaseUrl || !dataDir) throw new Error('Set DATABASE_URL and DATA_DIR to those of the product.');
  const options = { databaseUrl, dataDir: path.resolve(dataDir), folder: path.resolve(folder) };
  await (act === 'save' ? backUp(options) : restore(options));
  console.log(act === 'save' ? `Saved in ${options.folder}` : `Restored from ${options.folder}`);
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
