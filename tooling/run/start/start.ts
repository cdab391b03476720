import { demoBlock } from './demo-block.ts';
import { portsFrom, StartProblem } from './processes/ports.ts';
import { type Product, startProduct } from './start-product.ts';
import { createStepLines } from './step-lines.ts';

const startedAt = Date.now();
const lines = createStepLines(process.stdout);
const { print } = lines;
let product: Product | undefined;
let isEnding = false;

async function end(code: number): Promise<never> {
  if (!isEnding) {
    isEnding = true;
    await product?.stop();
  }
  process.exit(code);
}

/** A signal during the start ends it too: the servers notice that we are gone. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (isEnding) return;
    print('stopping');
    void end(0);
  });
}

try {
  const dataDir = process.env.DATA_DIR || '.data';
  console.log('Starting the portal. The first start builds everything and takes a minute or two.');
  product = await startProduct({
    dataDir,
    ports: portsFrom(process.env),
    print,
    onStep: lines.show,
    onLost: (name, logFile) => {
      // While starting, the waiting code reports the cause.
      if (!product || isEnding) return;
      console.error(`The ${name} ended unexpectedly; see ${logFile}. Without it the product is of no use.`);
      void end(1);
    },
  });
  lines.end();
  console.log(demoBlock(product, Math.round((Date.now() - startedAt) / 1000)));
} catch (error) {
  lines.end();
  console.error(error instanceof StartProblem ? `\n${error.message}\n` : error);
  await end(1);
}
