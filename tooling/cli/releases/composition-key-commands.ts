import path from 'node:path';
import { isReadyForStep, oneStepOn } from '@portal/platform/modules/releases/composition/key-change.rules';
import {
  newSigningKey,
  readSigningKeys,
  type SigningKeys,
  signingKeysFile,
  writeSigningKeys,
} from '@portal/platform/modules/releases/composition/signing-keys';
import { CommandProblem } from '../command/operator-client.ts';
import type { Command } from '../command/run-command.ts';
import { textTable } from '../command/text-table.ts';
import { readLiveShell } from './live-shell.ts';

const nowhere = { min: 0, max: 0 };

/** The keys that sign the composition. These commands work on the data folder, whether the platform runs or not. */
export const compositionKeyCommands: Readonly<Record<string, Command>> = {
  'keys show': {
    usage: 'keys show',
    text: 'Composition keys, and which of them the live shell knows.',
    words: nowhere,
    async run({ dataDir }) {
      const { current, next } = await keysOf(dataDir);
      const shell = await readLiveShell(dataDir);
      const known = (kid: string) => (shell ? (shell.keyIds.includes(kid) ? 'yes' : 'no') : 'none is live here');
      const rows = [
        ['current', current.kid, 'signs', known(current.kid)],
        ['next', next.kid, 'd' in next ? 'signs after the next change' : 'public half only', known(next.kid)],
      ];
      return textTable(['key', 'id', 'use', `known to shell ${shell?.version ?? ''}`.trim()], rows);
    },
  },
  'keys rotate': {
    usage: 'keys rotate',
    text: 'Rotate the keys: the next key signs from the next start on, a new one becomes next, the current one is removed.',
    words: nowhere,
    run: ({ dataDir }) => rotate(dataDir),
  },
};

async function keysOf(dataDir: string): Promise<SigningKeys> {
  const folder = path.join(dataDir, 'keys');
  const keys = await readSigningKeys(folder, process.env.COMPOSITION_KEYS);
  if (keys) return keys;
  throw new CommandProblem('no_keys', `No keys of the composition in ${folder}. Set DATA_DIR or COMPOSITION_KEYS.`);
}

async function rotate(dataDir: string): Promise<string> {
  const keys = await keysOf(dataDir);
  const shell = await readLiveShell(dataDir);
  if (shell && !isReadyForStep(keys, shell.keyIds)) {
    const text = `Shell ${shell.version} does not know the next key: its pages would refuse every composition.`;
    throw new CommandProblem('shell_not_ready', `${text}\nPut a shell live first:  ${newShell}`);
  }
  const stepped = oneStepOn(keys, await newSigningKey());
  if (!stepped) throw new CommandProblem('no_keys', 'Only the public half of the next key is here.');
  const isSetting = Boolean(process.env.COMPOSITION_KEYS);
  if (!isSetting) await writeSigningKeys(path.join(dataDir, 'keys'), stepped);
  const done = isSetting
    ? ['The new value of COMPOSITION_KEYS, a secret:', JSON.stringify(stepped)]
    : [`${path.join(dataDir, 'keys', signingKeysFile)} is changed.`];
  return [...done, ...(shell ? [] : [unchecked]), ...stepsAfter(stepped)].join('\n');
}

const newShell = 'pnpm release publish shell --version x.y.z --live';
const unchecked = 'No live shell was found here: make sure that it knows the key that signs now (keys show beside it).';

function stepsAfter({ current, next }: SigningKeys): string[] {
  return [
    'Then, in this order:',
    `1. Restart the platform: it signs with ${current.kid}, which every live shell knows.`,
    `2. Build a shell, which knows ${next.kid}, too, and put it live:  ${newShell}`,
    '3. Until then do not rotate again, and do not roll the shell back afterwards.',
  ];
}
