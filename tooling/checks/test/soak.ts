import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { findServerTests } from './find-tests.ts';
import { runPortions } from './portions.ts';
import { filesAtOnce } from './steps.ts';

/** Tests that draw a new seed each time and so find something new by running again. */
const seeded = /model\.slow\.test|kills\.slow\.test|races\.test|outbox\.order\.test/;
const ledgerModel = 'platform/src/modules/wallet/postings/ledger.model.slow.test.ts';
/** In total 10,000 runs of 200 commands; each portion has its own ledger to stay fast. */
const ledger = { portions: 20, runs: 500, commands: 200 };
/** Share of the time at most, so that a short soak also runs the rest. */
const ledgerShare = 0.5;

function minutesAsked(): number {
  const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } });
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) throw new Error('--minutes must be a number above zero');
  return minutes;
}

/** True when all of them passed. */
function passes(files: readonly string[], env: Record<string, string> = {}): Promise<boolean> {
  const args = ['--import', 'tsx', '--test', '--test-concurrency=1', ...files];
  return new Promise((resolve) => {
    const child = spawn('node', args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', () => resolve(false));
    child.once('close', (status) => resolve(status === 0));
  });
}

/** The ledger against its reference, on PostgreSQL; false when it failed. */
async function soakLedger(until: number): Promise<boolean> {
  const { portions, runs, commands } = ledger;
  const size = { TEST_DATABASES: 'postgres', MODEL_RUNS: String(runs), MODEL_COMMANDS: String(commands) };
  const { passed, isFailed } = await runPortions({
    count: portions,
    atOnce: filesAtOnce,
    mayBegin: () => Date.now() < until,
    run: (no) => {
      console.log(`soak: the ledger against its reference, portion ${no} of ${portions}`);
      return passes([ledgerModel], size);
    },
  });
  console.log(`soak: ${passed * runs} of ${portions * runs} runs of ${commands} commands against the ledger passed`);
  return !isFailed;
}

/**
 * The ledger first, then the seeded tests in rounds until the time is up; the first failure ends it, with its seed
 * above.
 */
async function main() {
  const begun = Date.now();
  const time = minutesAsked() * 60_000;
  if (!(await soakLedger(begun + time * ledgerShare))) {
    process.exitCode = 1;
    return;
  }
  const all = [...(await findServerTests('fast')), ...(await findServerTests('slow'))];
  const files = all.filter((file) => seeded.test(file));
  for (let round = 1; Date.now() < begun + time; round += 1) {
    console.log(`soak round ${round}: ${files.length} files`);
    if (!(await passes(files))) {
      process.exitCode = 1;
      return;
    }
  }
}

await main();
