import {
  badRow,
  importGames,
  listOperatorGames,
  listOperatorVendors,
  setGame,
  setVendor,
} from '@portal/shared/contract/games/operator-catalogue';
import * as v from 'valibot';
import { listCommand, proposed } from '../command/common-commands.ts';
import { CommandProblem } from '../command/operator-client.ts';
import { changeOptions, readJsonText, readNumber, readOneOf, readReason } from '../command/read-options.ts';
import type { Command, CommandInput } from '../command/run-command.ts';
import { textTable } from '../command/text-table.ts';
import { jsonLineNumbers } from './json-line-numbers.rules.ts';

const { why } = changeOptions;
const position = { type: 'string', text: 'position; 0 is first' } as const;
const hot = { type: 'string', text: 'yes or no' } as const;
const status = { type: 'string', text: 'open, maintenance, opens_later or retired' } as const;
const opens = { type: 'string', text: 'frame or popup' } as const;
const image = { type: 'string', text: 'https address or own path of a picture; "" removes it' } as const;

const catalogueFile = v.object({
  provider: v.string(),
  origin: v.optional(v.string()),
  vendors: v.optional(v.array(v.unknown()), []),
  games: v.array(v.unknown()),
});

/** Commands about the lobby. */
export const gameCommands: Readonly<Record<string, Command>> = {
  'games import': {
    usage: 'games import <file.json | -> --why "..."',
    text: 'Import a studio\'s file: { "provider", "origin", "vendors": [...], "games": [...] }. Imports everything, or lists the faults.',
    words: { min: 1, max: 1 },
    options: { why },
    async run(input) {
      const reason = readReason(input, 'games import <file.json>');
      const { source, value } = await readJsonText(input.words[0] ?? '');
      const file = v.safeParse(catalogueFile, value);
      if (!file.success) throw new CommandProblem('invalid_input', 'The file is { "provider", "vendors", "games" }.');
      const platform = await input.platform();
      const { vendors, games, added, originProposal, heldBack, rowsProposal } = await platform
        .call(importGames, { ...file.output, why: reason })
        .catch((error: unknown) => {
          throw withRows(error, source);
        });
      const imported = `${vendors} vendors and ${games} games are imported, ${added} games are new.`;
      const origin = originProposal ? [`The origin is not. ${proposed(originProposal)}`] : [];
      const rows = rowsProposal ? [`${heldBack} rows that loosen money are not. ${proposed(rowsProposal)}`] : [];
      return [imported, ...origin, ...rows].join('\n');
    },
  },
  'games list': listCommand({
    usage: 'games list [--vendor code] [--name text]',
    text: 'Games in the order of the lobby.',
    options: {
      vendor: { type: 'string', text: 'of one vendor' },
      name: { type: 'string', text: 'whose name contains this' },
    },
    head: ['position', 'id', 'name', 'vendor', 'type', 'hot', 'status', 'min', 'max'],
    async ask(client, page, input) {
      const which = { vassalage: input.option('vendor'), gameName: input.option('name') };
      const { games, totalPages } = await client.call(listOperatorGames, { ...which, ...page });
      return { list: games, totalPages };
    },
    row: (game) => [
      ...[String(game.position), game.nodeId, game.gameName, game.vassalage, game.gameType],
      ...[game.isHot ? 'hot' : '', game.status, game.minBet, game.maxBet],
    ],
  }),
  'games set': {
    usage: 'games set <node id> [--position n] [--hot yes|no] [--status s] [--image address] --why "..."',
    text: 'Set position, hot flag, status and picture of a game.',
    words: { min: 1, max: 1 },
    options: { why, position, hot, status, image },
    async run(input) {
      const reason = readReason(input, 'games set <node id>');
      const change = { position: readNumber(input, 'position'), isHot: readYes(input), ...readShownAs(input) };
      const nodeId = input.words[0] ?? '';
      const game = await (await input.platform()).call(setGame, { nodeId, ...change, why: reason });
      return `${game.gameName} is ${game.status}${game.isHot ? ', hot,' : ''} at position ${game.position}.`;
    },
  },
  'games retire': {
    usage: 'games retire <node id> --why "..."',
    text: 'Remove a game from all lists; its rounds stay in the records. Undo with: games set --status open',
    words: { min: 1, max: 1 },
    options: { why },
    async run(input) {
      const reason = readReason(input, 'games retire <node id>');
      const change = { nodeId: input.words[0] ?? '', status: 'retired' as const, why: reason };
      return `${(await (await input.platform()).call(setGame, change)).gameName} is retired.`;
    },
  },
  'vendors retire': {
    usage: 'vendors retire <code> <game type> --why "..."',
    text: 'Remove a vendor and its games from one category. Undo with: vendors set --status open',
    words: { min: 2, max: 2 },
    options: { why },
    async run(input) {
      const reason = readReason(input, 'vendors retire <code> <game type>');
      const [vassalage = '', gameType = ''] = input.words;
      const change = { vassalage, gameType, status: 'retired' as const, why: reason };
      return `${(await (await input.platform()).call(setVendor, change)).name} is retired from ${gameType}.`;
    },
  },
  'vendors list': {
    usage: 'vendors list',
    text: 'Vendors in the order of the navigation.',
    words: { min: 0, max: 0 },
    async run({ platform }) {
      const { vendors } = await (await platform()).call(listOperatorVendors, {});
      const rows = vendors.map((vendor) => [
        ...[vendor.gameType, String(vendor.position), vendor.vassalage, vendor.name, vendor.provider],
        ...[
          vendor.isHot ? 'hot' : '',
          vendor.status,
          vendor.walletMode,
          vendor.opensIn,
          vendor.origin ?? 'none: cannot be launched',
        ],
      ]);
      return textTable(
        ['type', 'position', 'vendor', 'name', 'studio', 'hot', 'status', 'wallet', 'opens in', 'origin'],
        rows,
      );
    },
  },
  'vendors set': {
    usage:
      'vendors set <code> <game type> [--position n] [--hot yes|no] [--name text] [--status s] [--image address] [--opens frame|popup] --why "..."',
    text: 'Set position, hot flag, name, status and picture of a vendor in one category, and where its games open.',
    words: { min: 2, max: 2 },
    options: { why, position, hot, status, image, opens, name: { type: 'string', text: 'name that players read' } },
    async run(input) {
      const reason = readReason(input, 'vendors set <code> <game type>');
      const [vassalage = '', gameType = ''] = input.words;
      const shown = { isHot: readYes(input), name: input.option('name'), ...readShownAs(input) };
      const opensIn = readOneOf(input, 'opens', ['frame', 'popup']);
      const change = { position: readNumber(input, 'position'), opensIn, ...shown };
      const vendor = await (await input.platform()).call(setVendor, { vassalage, gameType, ...change, why: reason });
      const { status } = vendor;
      return `${vendor.name} is ${status}${vendor.isHot ? ', hot,' : ''} at position ${vendor.position} of ${vendor.gameType}.`;
    },
  },
};

function readYes(input: CommandInput): boolean | undefined {
  const given = readOneOf(input, 'hot', ['yes', 'no']);
  return given && given === 'yes';
}

/** Status and picture, if given. */
function readShownAs(input: CommandInput) {
  return {
    status: readOneOf(input, 'status', ['open', 'maintenance', 'opens_later', 'retired']),
    image: input.option('image'),
  };
}

const refusedRows = v.object({ rows: v.array(badRow), total: v.number() });

/** The refusal with the rows it is about, by their lines in the file. */
function withRows(error: unknown, source: string): unknown {
  if (!(error instanceof CommandProblem) || !v.is(refusedRows, error.value)) return error;
  const { rows, total } = error.value;
  const lineOf = jsonLineNumbers(source);
  const lines = rows.map(({ list, index, field, code }) => {
    const steps = field.split('.').filter(Boolean);
    const line = lineOf(list === 'studio' ? steps : [list, index, ...steps]);
    const fieldPath = list === 'studio' ? field : `${list}[${index}]${field && `.${field}`}`;
    return `  line ${line}: ${fieldPath}: ${code}`;
  });
  const more = total > rows.length ? [`  and ${total - rows.length} more`] : [];
  return new CommandProblem(error.code, [error.message, ...lines, ...more].join('\n'));
}
