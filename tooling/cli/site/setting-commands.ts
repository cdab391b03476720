import {
  getSetting,
  listSettingHistory,
  listSettings,
  proposeSetting,
  setSetting,
  undoSetting,
} from '@portal/shared/contract/settings/operator-settings';
import { changeOptions, readNumber, readReason } from '../command/read-options.ts';
import type { Command } from '../command/run-command.ts';
import { textTable } from '../command/text-table.ts';

const { why, version } = changeOptions;

/** Commands about settings, by key. */
export const settingCommands: Readonly<Record<string, Command>> = {
  'settings list': {
    usage: 'settings list',
    text: 'All settings of the site with their values, and whose they are to change.',
    words: { min: 0, max: 0 },
    async run({ platform }) {
      const { settings } = await (await platform()).call(listSettings, {});
      const rows = settings.map(({ key, version: number, persons, roles, value }) => [
        ...[key, String(number), persons === 1 ? roles.join(', ') : `two: ${roles.join(', ')}`],
        JSON.stringify(value),
      ]);
      return textTable(['key', 'version', 'changed by', 'value'], rows);
    },
  },
  'settings get': {
    usage: 'settings get <key>',
    text: 'One setting as JSON.',
    words: { min: 1, max: 1 },
    async run({ platform, words }) {
      return JSON.stringify(await (await platform()).call(getSetting, { key: words[0] ?? '' }), null, 2);
    },
  },
  'settings set': {
    usage: 'settings set <key> <value> --why "..."',
    text: 'Change a setting that one person may change; the value is JSON or plain text. Writes an audit line.',
    words: { min: 2, max: 2 },
    options: { why, version },
    async run(input) {
      const [key = '', word = ''] = input.words;
      const reason = readReason(input, 'settings set <key> <value>');
      const change = { key, value: readValue(word), version: readNumber(input, 'version'), why: reason };
      const changed = await (await input.platform()).call(setSetting, change);
      return `${changed.key} is ${JSON.stringify(changed.value)} (version ${changed.version}).`;
    },
  },
  'settings propose': {
    usage: 'settings propose <key> <value> --why "..."',
    text: 'Propose a new value of a setting that takes two persons (settings list). Another operator decides: proposals accept.',
    words: { min: 2, max: 2 },
    options: { why, version },
    async run(input) {
      const [key = '', word = ''] = input.words;
      const reason = readReason(input, 'settings propose <key> <value>');
      const change = { key, value: readValue(word), version: readNumber(input, 'version'), why: reason };
      const made = await (await input.platform()).call(proposeSetting, change);
      return `Proposed as ${made.id}: ${key} from ${made.input.before} to ${made.input.value}. Another operator decides:  proposals accept ${made.id} --why "..."`;
    },
  },
  'settings history': {
    usage: 'settings history <key>',
    text: 'Every value of a setting, newest first; version 0 is the default.',
    words: { min: 1, max: 1 },
    async run({ platform, words }) {
      const { versions } = await (await platform()).call(listSettingHistory, { key: words[0] ?? '' });
      const rows = versions.map(({ version: number, at, who, why: reason, value }) => [
        ...[String(number), at ?? '(default)', who, reason],
        JSON.stringify(value),
      ]);
      return textTable(['version', 'at', 'who', 'why', 'value'], rows);
    },
  },
  'settings undo': {
    usage: 'settings undo <key> --why "..."',
    text: 'Restore the previous value. Repeat to undo that.',
    words: { min: 1, max: 1 },
    options: { why },
    async run(input) {
      const reason = readReason(input, 'settings undo <key>');
      const changed = await (await input.platform()).call(undoSetting, { key: input.words[0] ?? '', why: reason });
      return `${changed.key} is ${JSON.stringify(changed.value)} again (version ${changed.version}).`;
    },
  },
};

function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
