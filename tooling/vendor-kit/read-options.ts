import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { positiveAmountText } from '@portal/shared/contract/money/amounts';
import { vendorId } from '@portal/shared/contract/vendor-api/vendor-id';
import * as v from 'valibot';
import type { KitOptions } from './kit.ts';
import { KitProblem } from './kit-problem.ts';
import type { VendorKey } from './signed-call.ts';

export const usage = `Usage: pnpm vendor-kit <address of the platform> --launch <launch address or token> [options]

  --key <file>          JSON with keyId and secret; without it VENDOR_KEY_ID and VENDOR_SECRET
  --launch <text>       address of the game page as the portal opened it, or its token; not used before
  --other-launch <text> the same of another player, for the rules on foreign rounds
  --stake <amount>      stake of the kit's rounds, "1.00" by default
  --min <amount>        least stake of the game
  --max <amount>        highest stake of the game
  --no-jackpot          the game has no jackpot: asking for it must be refused
  --prefix <text>       begins the ids of the kit's rounds, "kit" by default

docs/vendor-api.md, "Test kit", says more.`;

/** Arguments of the command that cannot be used; shown with the usage. */
export class UsageProblem extends Error {}

const options = {
  key: { type: 'string' },
  launch: { type: 'string' },
  'other-launch': { type: 'string' },
  stake: { type: 'string', default: '1.00' },
  min: { type: 'string' },
  max: { type: 'string' },
  'no-jackpot': { type: 'boolean', default: false },
  prefix: { type: 'string', default: 'kit' },
} as const;

/** @throws UsageProblem, KitProblem where the key cannot be read */
export async function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): Promise<KitOptions> {
  const { values, positionals } = parse(args);
  const [address, ...rest] = positionals;
  if (address === undefined || rest.length > 0) throw new UsageProblem('Give one address.');
  if (values.launch === undefined) throw new UsageProblem('Give --launch.');
  const prefix = `${values.prefix}-${Date.now().toString(36)}${randomBytes(3).toString('hex')}`;
  if (!v.is(vendorId, prefix) || prefix.length > 40) throw new UsageProblem('--prefix: letters, digits, . _ : - only.');
  return {
    origin: originOf(address),
    key: await readKey(values.key, env),
    launchToken: tokenOf(values.launch),
    otherLaunchToken: values['other-launch'] === undefined ? undefined : tokenOf(values['other-launch']),
    stake: amount('stake', values.stake) ?? '1.00',
    minimum: amount('min', values.min),
    maximum: amount('max', values.max),
    hasNoJackpot: values['no-jackpot'],
    prefix,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageProblem(error instanceof Error ? error.message : String(error));
  }
}

function originOf(address: string): string {
  const isWeb = URL.canParse(address) && ['http:', 'https:'].includes(new URL(address).protocol);
  if (!isWeb) throw new UsageProblem(`${address} is no web address.`);
  return new URL(address).origin;
}

/** The token in the fragment of a launch address, or the text itself. */
function tokenOf(launch: string): string {
  return launch.includes('#t=') ? launch.slice(launch.indexOf('#t=') + 3) : launch;
}

function amount(name: string, text: string | undefined): string | undefined {
  if (text === undefined || v.is(positiveAmountText, text)) return text;
  throw new UsageProblem(`--${name} ${text}: an amount has two decimals, as 12.50.`);
}

const keyShape = v.object({ keyId: v.pipe(v.string(), v.minLength(1)), secret: v.pipe(v.string(), v.minLength(1)) });

async function readKey(file: string | undefined, env: NodeJS.ProcessEnv): Promise<VendorKey> {
  const fromEnv = { keyId: env.VENDOR_KEY_ID, secret: env.VENDOR_SECRET };
  const found = v.safeParse(keyShape, file === undefined ? fromEnv : await readJson(file));
  if (found.success) return found.output;
  const where = file === undefined ? 'VENDOR_KEY_ID and VENDOR_SECRET are not set, and no --key is given' : file;
  throw new KitProblem(`No key: ${where}.`);
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new KitProblem(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
