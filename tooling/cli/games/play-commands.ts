import {
  listSuspensions,
  type PlayScope,
  playScopes,
  resumePlay,
  suspendPlay,
} from '@portal/shared/contract/games/operator-suspensions';
import { proposed } from '../command/common-commands.ts';
import { CommandProblem } from '../command/operator-client.ts';
import { changeOptions, readReason } from '../command/read-options.ts';
import type { Command } from '../command/run-command.ts';
import { textTable } from '../command/text-table.ts';

const { why } = changeOptions;
const targetUsage = '<all | vendor <code> | game <node id> | player <account or id>>';

/** The kill switches. */
export const playCommands: Readonly<Record<string, Command>> = {
  'play stop': {
    usage: `play stop ${targetUsage} --why "..."`,
    text: 'Suspend play: no new bets and no game launches. Rollbacks are still accepted; wins of all play, a vendor or a game wait for two operators: wins list.',
    words: { min: 1, max: 2 },
    options: { why },
    async run(input) {
      const reason = readReason(input, `play stop ${targetUsage}`);
      const stopped = await (await input.platform()).call(suspendPlay, { ...readTarget(input.words), why: reason });
      return `${nameOf(stopped)} is stopped.`;
    },
  },
  'play open': {
    usage: `play open ${targetUsage} --why "..."`,
    text: 'End a suspension; other suspensions stay. An admin decides about a game, a vendor and all play.',
    words: { min: 1, max: 2 },
    options: { why },
    async run(input) {
      const reason = readReason(input, `play open ${targetUsage}`);
      const opened = await (await input.platform()).call(resumePlay, { ...readTarget(input.words), why: reason });
      if (opened.proposal) return proposed(opened.proposal);
      return opened.wasStopped ? `${nameOf(opened)} is open again.` : `${nameOf(opened)} was not suspended.`;
    },
  },
  'play list': {
    usage: 'play list',
    text: 'List suspensions.',
    words: { min: 0, max: 0 },
    async run({ platform }) {
      const { stops } = await (await platform()).call(listSuspensions, {});
      if (stops.length === 0) return 'There are no suspensions.';
      const rows = stops.map(({ scope, target, at, who, why: reason }) => [scope, target, at, who, reason]);
      return textTable(['scope', 'of', 'since', 'who', 'why'], rows);
    },
  },
};

const nameOf = ({ scope, name }: { scope: PlayScope; name: string }) =>
  scope === 'all' ? 'All play' : `${scope[0]?.toUpperCase()}${scope.slice(1)} ${name}`;

function readTarget([word = '', target = '']: readonly string[]): { scope: PlayScope; target: string } {
  const scope = playScopes.find((one) => one === word);
  if (scope && (scope === 'all') === (target === '')) return { scope, target };
  throw new CommandProblem('invalid_input', `Say what:  ${targetUsage}`);
}
