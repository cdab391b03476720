import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { findServerTests } from './find-tests.ts';

/** Tests that draw a new seed each time and so find something new by running again. */
const seeded = /model\.slow\.test|kills\.slow\.test|concurrency\.test|outbox-order\.test/;

function minutesAsked(): number {
  const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } });
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) throw new Error('--minutes must be a number above zero');
  return minutes;
}

/** Runs the seeded tests round after round until the time is up; the first failure ends it, its seed stands above. */
async function main() {
  const until = Date.now() + minutesAsked() * 60_000;
  const all = [...(await findServerTests('fast')), ...(await findServerTests('slow'))];
  const files = all.filter((file) => seeded.test(file));
  for (let round = 1; Date.now() < until; round += 1) {
    console.log(`soak round ${round}: ${files.length} files`);
    const { status } = spawnSync('node', ['--import', 'tsx', '--test', '--test-concurrency=1', ...files], {
      stdio: 'inherit',
    });
    if (status !== 0) {
      process.exitCode = 1;
      return;
    }
  }
}

await main();
