import { endRound, listUnsettledRounds } from '@portal/demo-vendor/operators/round-act-calls';
import { roundFaultTexts } from '@portal/demo-vendor/operators/round-acts';
import { readNumber } from '../command/read-options.ts';
import type { Command } from '../command/run-command.ts';
import { textTable } from '../command/text-table.ts';
import { studioAnswer, studioOf } from './studio-client.ts';

const studio = { type: 'string', text: 'address of the studio (default http://localhost:VENDOR_PORT)' } as const;
const minuteMs = 60_000;

/** Commands about stuck rounds of the studio. */
export const roundCommands: Readonly<Record<string, Command>> = {
  'rounds unsettled': {
    usage: 'rounds unsettled [game code]',
    text: 'Open rounds of all games, oldest first; stuck: the platform refused the settlement.',
    words: { min: 0, max: 1 },
    options: {
      studio,
      minutes: { type: 'string', text: 'minimum age in minutes (default 10)' },
      count: { type: 'string', text: 'maximum number, 1 to 100 (default 20)' },
    },
    async run(input) {
      const [gameCode] = input.words;
      const asked = { count: readNumber(input, 'count') ?? 20, minutes: readNumber(input, 'minutes') ?? 10 };
      const reply = await studioOf(input).call(listUnsettledRounds, { ...asked, ...(gameCode && { gameCode }) });
      const { total, list } = studioAnswer(reply, roundFaultTexts);
      if (total === 0) return 'There are no open rounds.';
      const rows = list.map((each) => [
        ...[each.gameCode, each.roundId, each.playerId, each.state, each.since, ageOf(each.since, Date.now())],
        ...[each.stake, each.win ?? '-', each.refusal ?? '-'],
      ]);
      const head = ['game', 'round', 'player', 'state', 'since', 'minutes', 'stake', 'win', 'refused'];
      return `${textTable(head, rows)}\n${list.length} of ${total}`;
    },
  },
  'rounds end': {
    usage: 'rounds end <round>',
    text: 'End a round by the rules: owed payments are sent again, hands are played out.',
    words: { min: 1, max: 1 },
    options: { studio },
    async run(input) {
      const [roundId = ''] = input.words;
      const round = studioAnswer(await studioOf(input).call(endRound, { roundId }), roundFaultTexts);
      const refusal = round.refusal ? ` (${round.refusal})` : '';
      return `Round ${round.roundId} of ${round.gameCode} is ${round.state}${refusal}.`;
    },
  },
};

const ageOf = (since: string, nowMs: number) => String(Math.floor((nowMs - Date.parse(since)) / minuteMs));
