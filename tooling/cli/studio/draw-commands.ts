import type { Reply } from '@portal/demo-vendor/gateway/platform-client';
import {
  cancelDraw,
  correctDraw,
  listDraws,
  listUnsettled,
} from '@portal/demo-vendor/lottery/draws/operators/draw-act-calls';
import { faultTexts } from '@portal/demo-vendor/lottery/draws/operators/draw-acts';
import { readNumber, readReason } from '../command/read-options.ts';
import type { Command, CommandInput } from '../command/run-command.ts';
import { textTable } from '../command/text-table.ts';
import { studioAnswer, studioOf } from './studio-client.ts';

const options = {
  why: { type: 'string', text: 'reason, at most 140 characters, as players read it' },
  studio: { type: 'string', text: 'address of the studio (default http://localhost:VENDOR_PORT)' },
} as const;
const draw = '<game code> <draw>';
const cancelUsage = `draws cancel ${draw}`;
const correctUsage = `draws correct ${draw} "<numbers>"`;

/** Commands about the studio's draws. */
export const drawCommands: Readonly<Record<string, Command>> = {
  'draws list': {
    usage: 'draws list [game code]',
    text: 'Upcoming and recent draws with their state, of one or all lotteries.',
    words: { min: 0, max: 1 },
    options: { studio: options.studio, count: { type: 'string', text: 'of each game, 1 to 20 (default 3)' } },
    async run(input) {
      const [gameCode] = input.words;
      const call = { count: readNumber(input, 'count') ?? 3, ...(gameCode !== undefined && { gameCode }) };
      const { list } = answerOf(await studioOf(input).call(listDraws, call));
      const rows = list.map((each) => [
        ...[each.gameCode, each.drawId, each.drawsAt, each.state, each.numbers ?? '-'],
        [...(each.corrections > 0 ? [`corrected ${each.corrections}`] : []), each.reason ?? ''].join(' '),
      ]);
      return textTable(['game', 'draw', 'draws at', 'state', 'numbers', 'remark'], rows);
    },
  },
  'draws unsettled': {
    usage: 'draws unsettled [game code]',
    text: 'Unsettled tickets of ended draws, oldest first; stuck: the platform refused the settlement.',
    words: { min: 0, max: 1 },
    options: { studio: options.studio, count: { type: 'string', text: 'maximum number, 1 to 100 (default 20)' } },
    async run(input) {
      const [gameCode] = input.words;
      const call = { count: readNumber(input, 'count') ?? 20, ...(gameCode !== undefined && { gameCode }) };
      const { total, list } = answerOf(await studioOf(input).call(listUnsettled, call));
      if (total === 0) return 'All drawn tickets are settled.';
      const rows = list.map((each) => [
        ...[each.gameCode, each.drawId, each.drawsAt, each.state, each.playerId, each.ticketId, each.roundId],
        ...[each.stake, each.win],
      ]);
      const head = ['game', 'draw', 'drawn at', 'state', 'player', 'ticket', 'round', 'stake', 'win'];
      return `${textTable(head, rows)}\n${list.length} of ${total}`;
    },
  },
  'draws cancel': {
    usage: `${cancelUsage} --why "..."`,
    text: 'Cancel a draw without a result: its stakes are returned.',
    words: { min: 2, max: 2 },
    options,
    async run(input) {
      const asked = { ...drawOf(input), reason: readReason(input, cancelUsage) };
      const done = answerOf(await studioOf(input).call(cancelDraw, asked));
      return `Draw ${done.drawId} of ${done.gameCode} is cancelled.`;
    },
  },
  'draws correct': {
    usage: `${correctUsage} --why "..."`,
    text: 'Correct a wrong result ("DB 12345; G1 67890; ..."): its tickets are settled again.',
    words: { min: 3, max: 3 },
    options: { ...options, correction: { type: 'string', text: 'its number, from 1 (default: the next one)' } },
    async run(input) {
      const correction = readNumber(input, 'correction');
      const asked = { ...drawOf(input), numbers: input.words[2] ?? '', reason: readReason(input, correctUsage) };
      const call = { ...asked, ...(correction !== undefined && { correction }) };
      const done = answerOf(await studioOf(input).call(correctDraw, call));
      return `Correction ${done.corrections} of draw ${done.drawId} of ${done.gameCode}: ${done.numbers}.`;
    },
  },
};

const drawOf = ({ words: [gameCode = '', drawId = ''] }: CommandInput) => ({ gameCode, drawId });

const answerOf = <Value>(reply: Reply<Value>) => studioAnswer(reply, faultTexts);
