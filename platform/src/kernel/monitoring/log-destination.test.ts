import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterEach, test } from 'node:test';

const logger = new URL('logger.ts', import.meta.url).href;
/** A reader that never comes must not make the test run for ever. */
const bounded = { timeout: 60_000 };

let child: ChildProcess | undefined;
afterEach(() => child?.kill('SIGKILL'));

/** A process that logs this many lines of about a thousand characters, prints 'logged' and ends on request. */
function processThatLogs(lines: number): ChildProcess {
  const code = `
    import { createLogger } from ${JSON.stringify(logger)};
    const logger = createLogger('info');
    const padding = 'x'.repeat(1000);
    for (let line = 1; line <= ${lines}; line += 1) logger.info({ line, padding });
    process.send('logged');
    process.on('message', () => process.exit(0));
  `;
  child = spawn('node', ['--import', 'tsx', '--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  return child;
}

interface Line {
  line?: number;
  dropped?: number;
}

/** Reads the log up to the expected last line, then lets the process end. */
async function readUntil(logging: ChildProcess, isLast: (line: Line) => boolean): Promise<Line[]> {
  assert.ok(logging.stdout);
  const lines: Line[] = [];
  for await (const text of createInterface({ input: logging.stdout })) {
    const line: Line = JSON.parse(text);
    lines.push(line);
    if (isLast(line)) logging.send('end');
  }
  return lines;
}

test('neither blocks work nor the end of the process when nobody reads the log', bounded, async () => {
  const logging = processThatLogs(20_000);
  await once(logging, 'message');
  logging.send('end');
  assert.deepEqual(await once(logging, 'exit'), [0, null]);
});

test('lets the process end when the reader is gone', bounded, async () => {
  const logging = processThatLogs(5_000);
  await once(logging, 'message');
  logging.stdout?.destroy();
  logging.send('end');
  assert.deepEqual(await once(logging, 'exit'), [0, null]);
});

test('delivers every line in order to a late reader', bounded, async () => {
  const logging = processThatLogs(5_000);
  await once(logging, 'message');
  const lines = await readUntil(logging, ({ line }) => line === 5_000);
  const numbers = lines.map(({ line }) => line);
  assert.deepEqual(
    numbers,
    Array.from({ length: 5_000 }, (_, at) => at + 1),
  );
});

test('drops lines that do not fit in memory and reports how many', bounded, async () => {
  const logging = processThatLogs(20_000);
  await once(logging, 'message');
  const lines = await readUntil(logging, ({ dropped }) => dropped !== undefined);
  const delivered = lines.filter(({ line }) => line !== undefined);
  assert.equal(lines.at(-1)?.dropped, 20_000 - delivered.length);
  assert.ok(delivered.length > 5_000, `${delivered.length} lines are kept`);
});
