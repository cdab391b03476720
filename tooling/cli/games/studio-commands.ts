import {
  endStudioKey,
  listStudios,
  proposeStudioKey,
  proposeStudioOrigin,
  showStudioKey,
} from '@portal/shared/contract/games/operator-studios';
import { proposed } from '../command/common-commands.ts';
import { changeOptions, readNumber, readReason } from '../command/read-options.ts';
import type { Command } from '../command/run-command.ts';
import { textTable } from '../command/text-table.ts';

const { why } = changeOptions;

/** Commands about origins and keys of studios. */
export const studioCommands: Readonly<Record<string, Command>> = {
  'studios list': {
    usage: 'studios list',
    text: 'Studios with their origins and keys.',
    words: { min: 0, max: 0 },
    async run({ platform }) {
      const { studios } = await (await platform()).call(listStudios, {});
      const rows = studios.flatMap(({ provider, origin = 'none: cannot be launched', vendors, keys }) => {
        const head = [provider, origin, vendors.join(' ')];
        if (keys.length === 0) return [[...head, 'none', '', '']];
        return keys.map(({ keyId, createdAt, endsAt, isLive, isSecretWaiting }) => {
          const state = isLive ? (endsAt ? `ends ${endsAt}` : 'live') : `ended ${endsAt}`;
          return [...head, keyId, createdAt, isSecretWaiting ? `${state}; show its secret` : state];
        });
      });
      return textTable(['studio', 'origin', 'vendors', 'key', 'made', 'state'], rows);
    },
  },
  'studios origin': {
    usage: 'studios origin <studio> <origin> --why "..."',
    text: 'Propose where a studio serves its games, as https://games.example. An admin decides: proposals accept.',
    words: { min: 2, max: 2 },
    options: { why },
    async run(input) {
      const reason = readReason(input, 'studios origin <studio> <origin>');
      const [provider = '', origin = ''] = input.words;
      return proposed((await (await input.platform()).call(proposeStudioOrigin, { provider, origin, why: reason })).id);
    },
  },
  'studios key': {
    usage: 'studios key <studio> [--end-others-after hours] --why "..."',
    text: 'Propose a new key beside the others, or in their place. An admin decides; then: studios show-key.',
    words: { min: 1, max: 1 },
    options: { why, 'end-others-after': { type: 'string', text: 'hours until the keys of before end, 0 to 720' } },
    async run(input) {
      const reason = readReason(input, 'studios key <studio>');
      const asked = { provider: input.words[0] ?? '', endOthersAfterHours: readNumber(input, 'end-others-after') };
      return proposed((await (await input.platform()).call(proposeStudioKey, { ...asked, why: reason })).id);
    },
  },
  'studios show-key': {
    usage: 'studios show-key <key id>',
    text: 'Show the secret of a key that you proposed, once.',
    words: { min: 1, max: 1 },
    async run({ platform, words: [keyId = ''] }) {
      const { provider, secret } = await (await platform()).call(showStudioKey, { keyId });
      return `Key ${keyId} of ${provider}. Its secret is not shown again:\n${secret}`;
    },
  },
  'studios end-key': {
    usage: 'studios end-key <key id> --why "..."',
    text: 'End a key now; within ten seconds no process accepts it.',
    words: { min: 1, max: 1 },
    options: { why },
    async run(input) {
      const reason = readReason(input, 'studios end-key <key id>');
      const keyId = input.words[0] ?? '';
      const ended = await (await input.platform()).call(endStudioKey, { keyId, why: reason });
      return `Key ${keyId} of ${ended.provider} ended at ${ended.endsAt}.`;
    },
  },
};
