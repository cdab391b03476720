import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { withSecretFiles } from '@portal/platform/kernel/config/secret-files';
import { writePrivateFile } from '@portal/platform/kernel/security/private-file';
import { ownKeysFile } from '@portal/platform/kernel/security/secrets';
import {
  parseSecretsRing,
  type SecretsRing,
  secretsRingText,
} from '@portal/platform/kernel/security/secrets-ring.rules';
import type { CallInput, CallOutput } from '@portal/shared/contract/calls/define-call';
import { getSealing, resealValues } from '@portal/shared/contract/operators/sealing';
import { CommandProblem, type OperatorClient } from '../command/operator-client.ts';
import { changeOptions, readReason } from '../command/read-options.ts';
import type { Command, CommandInput } from '../command/run-command.ts';
import { textTable } from '../command/text-table.ts';

const resealUsage = 'secrets reseal';

export const secretsCommands: Readonly<Record<string, Command>> = {
  'secrets status': {
    usage: 'secrets status',
    text: 'How many sealed values the newest key has sealed, and how many are left on old ones.',
    words: { min: 0, max: 0 },
    run: async ({ platform }) => statusText(await (await platform()).call(getSealing, {})),
  },
  [resealUsage]: {
    usage: `${resealUsage} --why "..."`,
    text: 'Seal all stored values again with the newest key, while the platform runs; may be stopped and started again.',
    words: { min: 0, max: 0 },
    options: { why: changeOptions.why },
    async run(input) {
      const why = readReason(input, resealUsage);
      const platform = await input.platform();
      const { resealed, failed } = await resealAll(platform, why);
      const status = statusText(await platform.call(getSealing, {}));
      if (failed.length > 0)
        throw new CommandProblem(
          'values_unreadable',
          `${resealed} values resealed. These open with no key, or were taken from another row:\n${failed.join('\n')}\n${status}`,
        );
      return `${resealed} values resealed.\n${status}`;
    },
  },
  'secrets new-key': {
    usage: 'secrets new-key',
    text: "Add a key to the data folder's own, which seals from the next start on. With SECRETS_KEY: print the new value.",
    words: { min: 0, max: 0 },
    async run(input) {
      const ring = await readRing(input);
      const newest = { id: `k${randomBytes(4).toString('hex')}`, bytes: randomBytes(32) };
      return writeRing(input, { ...ring, sealing: [newest, ...ring.sealing] }, `The key ${newest.id} is new`);
    },
  },
  'secrets drop-old-keys': {
    usage: 'secrets drop-old-keys',
    text: 'Remove all sealing keys but the newest, once no value is left on them.',
    words: { min: 0, max: 0 },
    async run(input) {
      const { columns } = await (await input.platform()).call(getSealing, {});
      if (columns.some(({ old }) => old > 0))
        throw new CommandProblem('values_left', `Values are left on old keys. Reseal them first:  ${resealUsage}`);
      const ring = await readRing(input);
      return writeRing(input, { ...ring, sealing: [ring.sealing[0]] }, 'Old keys are gone');
    },
  },
};

async function resealAll(platform: OperatorClient, why: string): Promise<{ resealed: number; failed: string[] }> {
  let cursor: CallInput<typeof resealValues>['cursor'];
  let resealed = 0;
  const failed: string[] = [];
  do {
    const batch: CallOutput<typeof resealValues> = await platform.call(resealValues, { cursor, why });
    resealed += batch.resealed;
    failed.push(...batch.failed.map(({ table, column, row }) => `${table}.${column} ${row}`));
    cursor = batch.next;
  } while (cursor);
  return { resealed, failed };
}

function statusText({ columns }: CallOutput<typeof getSealing>): string {
  const rows = columns.map(({ table, column, current, old }) => [`${table}.${column}`, String(current), String(old)]);
  return textTable(['values', 'newest key', 'old keys'], rows);
}

const ownEnvironment = () => withSecretFiles(process.env);

async function readRing({ dataDir }: CommandInput): Promise<SecretsRing> {
  const text = ownEnvironment().SECRETS_KEY ?? (await readFile(ownKeysFile(dataDir), 'utf8').catch(() => undefined));
  if (text === undefined) throw new CommandProblem('no_keys', `No SECRETS_KEY, and no ${ownKeysFile(dataDir)}.`);
  return parseSecretsRing(text.trim());
}

const ofSeveral =
  'With several processes, or to be able to go back: first start all of them with a new key in the second place.';

async function writeRing({ dataDir }: CommandInput, ring: SecretsRing, what: string): Promise<string> {
  const text = secretsRingText(ring);
  if (ownEnvironment().SECRETS_KEY) return `${what}. Restart with:\nSECRETS_KEY=${text}\n${ofSeveral}`;
  await writePrivateFile(ownKeysFile(dataDir), text);
  return `${what}. Restart the platform; stored values follow by  ${resealUsage}`;
}
