import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@portal/machine/free-port';
import { needTestBrowser } from '@portal/machine/need-browser';
import { startAuthEmulator } from '@portal/run/emulators/auth-emulator';
import { startMailSink } from '@portal/run/emulators/mail-sink';
import { vapidEnv } from '@portal/run/emulators/push-service';
import { getSetting, setSetting } from '@portal/shared/contract/settings/operator-settings';
import { checkLedger } from '@portal/shared/contract/wallet/operator-ledger';
import { defaultPassword } from '../pages/access.ts';
import { checkLogsOf } from './check-logs.ts';
import { operatorCall } from './operator-api.ts';
import { useComposition } from './releases/use-composition.ts';
import { announceProduct, isProductAnnounced, type RunningProduct, runningProduct } from './running-product.ts';
import { startShape } from './start-shape.ts';

/** A shell is built with the keys that it verifies releases with: the same ones in all runs, so that it is built once. */
const keysOfRuns = fileURLToPath(new URL('../../.cache/e2e/keys', import.meta.url));

/**
 * Starts the whole product for the run; afterwards checks its ledger and stops everything. Uses a running product if the
 * run is given one, and leaves it on. `COMPOSITION=file` sets the releases that are live in the run.
 */
export default async function startForRun(): Promise<() => Promise<void>> {
  needTestBrowser();
  const end = isProductAnnounced() ? () => checkLedgerOf(runningProduct().dataDir) : await startOwnProduct();
  if (!process.env.COMPOSITION) return end;
  try {
    await useComposition(runningProduct().dataDir, process.env.COMPOSITION);
  } catch (cause) {
    await end();
    throw cause;
  }
  return end;
}

/**
 * Starts the product with its surroundings; the returned function checks ledger and logs, and stops it.
 * @param hasProvider with the emulator of the identity provider, which weighs 220 MB at its first use
 */
export async function startOwnProduct(hasProvider = true): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-e2e-'));
  const mail = await startMailSink(join(dataDir, 'mail'));
  const identity = hasProvider ? await startAuthEmulator() : undefined;
  const scriptsPort = await freePort();
  const scriptsOrigin = `http://localhost:${scriptsPort}`;
  const env = {
    SMTP_URL: mail.url,
    MAIL_FROM: 'Lantern <portal@lantern.example>',
    ...(identity && { FIREBASE_AUTH_EMULATOR_HOST: identity.host }),
    ...vapidEnv(),
    SCRIPTS_ORIGIN: scriptsOrigin,
    SCRIPTS_PORT: String(scriptsPort),
    DEFAULT_PASSWORD: defaultPassword,
    // Matches end, and lotteries are drawn, soon enough for a test to wait.
    SPORTS_PACE: '10',
    LOTTERY_PACE: '10',
    NODE_OPTIONS: `--import ${new URL('movable-clock.mjs', import.meta.url).href}`,
    // Writes logs to search for secrets.
    LOG_LEVEL: 'debug',
  };
  if (existsSync(keysOfRuns)) await cp(keysOfRuns, join(dataDir, 'keys'), { recursive: true });
  const product = await startShape({ dataDir, env, print: (line) => process.stdout.write(`${line}\n`) });
  await cp(join(dataDir, 'keys'), keysOfRuns, { recursive: true });
  const { address, vendorAddress, platformAddress, edge } = product;
  const at = { address, vendorAddress, platformAddress, ...(edge && { edge }) };
  const running: RunningProduct = { ...at, scriptsOrigin, dataDir, identityHost: identity?.host };
  const file = join(dataDir, 'e2e.json');
  await writeFile(file, JSON.stringify(running));
  announceProduct(file);
  // All visitors of a run have the same address.
  const why = 'a test run logs in often';
  for (const key of [
    'login.triesPerMinute',
    'register.triesPerMinute',
    'feedback.perMinute',
    'login.failuresPerAddress',
    'captcha.perMinute',
  ])
    await operatorCall(dataDir, setSetting, { key, value: 1000, why });
  await operatorCall(dataDir, setSetting, { key: 'login.attack', value: { failedPercent: 100, atLeast: 1000 }, why });
  const { value: toggles } = await operatorCall(dataDir, getSetting, { key: 'toggles' });
  await operatorCall(dataDir, setSetting, { key: 'toggles', value: { ...Object(toggles), passwordExpiry: true }, why });
  const manyMessages = { secondsBetween: 1, perReceiver: 1000, perAddress: 1000, inAll: 10_000 };
  for (const key of ['verification.smsLimits', 'verification.emailLimits'])
    await operatorCall(dataDir, setSetting, { key, value: manyMessages, why });
  return async () => {
    try {
      await checkLedgerOf(dataDir);
      await checkLogsOf(running);
    } finally {
      await product.stop();
      await identity?.stop();
      await mail.stop();
      await rm(dataDir, { recursive: true });
    }
  };
}

/** Throws when any invariant of the ledger is broken after the run. */
async function checkLedgerOf(dataDir: string): Promise<void> {
  const check = await operatorCall(dataDir, checkLedger, {});
  if (!check.balanced) throw new Error(`the ledger is not in order after the run: ${JSON.stringify(check)}`);
  process.stdout.write(`ledger after the run: ${check.transfers} transfers, in order\n`);
}
