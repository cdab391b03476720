import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartProblem } from '../start/processes/ports.ts';
import { remoteOriginsOf } from './edge-servers.ts';
import { type EdgeProduct, startEdgeProduct } from './start-edge-product.ts';

/* `pnpm edge`: the production shape on this machine without containers, for as long as the command runs. */

const print = (line: string) => console.log(`  ${line}`);
const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-edge-data-'));
let product: EdgeProduct | undefined;
let isEnding = false;

async function end(code: number): Promise<never> {
  if (!isEnding) {
    isEnding = true;
    await product?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (isEnding) return;
    print('stopping');
    void end(0);
  });
}

function block({ address, platformAddress, edgePorts, vendorAddress, ports }: EdgeProduct): string {
  const remotes = Object.entries(remoteOriginsOf(edgePorts)).map(([name, origin]) => `    ${name.padEnd(21)}${origin}`);
  return [
    '',
    `  The portal is ready:  ${address}`,
    '',
    '  Behind it',
    `    platform             ${platformAddress} (operators: ${ports.operator})`,
    `    demo vendor          ${vendorAddress}`,
    ...remotes,
    `  Data folder  ${dataDir} (goes at the end)`,
    `  Releases     DATA_DIR=${dataDir} npm run release -- list`,
    '',
    '  Demo accounts as `npm start` has them: player01, password Demo1234.',
    '  Ctrl-C stops everything.',
    '',
  ].join('\n');
}

try {
  const edgePort = process.env.EDGE_PORT ? Number(process.env.EDGE_PORT) : undefined;
  product = await startEdgeProduct({
    dataDir,
    print,
    ...(edgePort && { edgePort }),
    onLost: (name, logFile) => {
      if (!product || isEnding) return;
      console.error(`The ${name} ended unexpectedly; see ${logFile}.`);
      void end(1);
    },
  });
  console.log(block(product));
} catch (error) {
  console.error(error instanceof StartProblem ? `\n${error.message}\n` : error);
  await end(1);
}
