import { releaseNames, root } from '@portal/build/webpack/workspace';
import { type ReleaseName, releaseName } from '@portal/shared/contract/releases/releases';
import { demoBlock } from '../start/demo-block.ts';
import { portsFrom, StartProblem } from '../start/processes/ports.ts';
import type { ServerName } from '../start/processes/servers.ts';
import { type Product, startProduct } from '../start/start-product.ts';
import { createStepLines } from '../start/step-lines.ts';
import { affectedBy } from './affected.rules.ts';
import { watchRooms } from './watch-rooms.ts';

/*
 * `pnpm dev [name ...]`: the product with a data folder of its own, so that what is tried here never meets the versions
 * of `npm start`. A saved file is built, published under the next patch version and put live; reload the page to see it.
 */

const rooms = [...releaseNames, 'shared', 'platform', 'demo-vendor', 'sandbox-provider'];
const lines = createStepLines(process.stdout);
const { print } = lines;

function readNames(words: readonly string[]): ReleaseName[] {
  const unknown = words.filter((word) => !releaseName.options.some((name) => name === word));
  if (unknown.length > 0) throw new StartProblem(`${unknown.join(', ')}: there are ${releaseName.options.join(', ')}.`);
  return words.length === 0 ? [...releaseNames] : releaseName.options.filter((name) => words.includes(name));
}

async function watchSources(product: Product, watched: readonly ReleaseName[]): Promise<void> {
  const releases = new Set<ReleaseName>();
  const servers = new Set<ServerName>();
  let isWorking = false;

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    while (releases.size + servers.size > 0) {
      const [names, restarted] = [[...releases], [...servers]];
      releases.clear();
      servers.clear();
      await apply(product, names, restarted).catch((error) => console.error(messageOf(error)));
    }
    isWorking = false;
  }

  await watchRooms(root, rooms, (files) => {
    for (const affected of files.map((file) => affectedBy(file, watched))) {
      for (const release of affected.releases) releases.add(release);
      for (const server of affected.servers) servers.add(server);
    }
    void work();
  });
}

async function apply(product: Product, names: ReleaseName[], servers: ServerName[]): Promise<void> {
  for (const server of servers) {
    await product.restart(server);
    print(`${server} started again`);
  }
  if (names.length > 0) await product.refresh(names);
}

function messageOf(error: unknown): unknown {
  return error instanceof StartProblem ? error.message : error;
}

async function main(): Promise<void> {
  const watched = readNames(process.argv.slice(2));
  const startedAt = Date.now();
  const product = await startProduct({
    dataDir: process.env.DATA_DIR || '.data/dev',
    ports: portsFrom(process.env),
    print,
    onStep: lines.show,
    onLost: (name, logFile) => console.error(`The ${name} ended (${logFile}); it starts again with the next change.`),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void product.stop().then(() => process.exit(0)));
  }
  await watchSources(product, watched);
  console.log(demoBlock(product, Math.round((Date.now() - startedAt) / 1000)));
  print(`watching ${watched.join(', ')}, shared, platform, demo-vendor, sandbox-provider`);
}

main().catch((error) => {
  console.error(messageOf(error));
  process.exit(1);
});
