import { type DisputedRound, findDispute } from '@portal/shared/contract/reports/operator-disputes';
import type { Command } from '../command/run-command.ts';
import { textTable } from '../command/text-table.ts';

export const disputeCommands: Readonly<Record<string, Command>> = {
  dispute: {
    usage: 'dispute [--round <id>] [--transaction <id>] [--member <account or id>]',
    text: 'All records of a round, or of the last rounds of a member. Writes an audit line.',
    words: { min: 0, max: 0 },
    options: {
      round: { type: 'string', text: 'id that the player copied' },
      transaction: { type: 'string', text: 'id of the studio' },
      member: { type: 'string', text: 'account or id; others’ rounds are not found then' },
    },
    async run({ platform, option }) {
      const asked = { roundId: option('round'), transactionId: option('transaction'), member: option('member') };
      const { rounds } = await (await platform()).call(findDispute, asked);
      return rounds.length === 0 ? 'No such round.' : rounds.map(shown).join('\n\n');
    },
  },
};

function shown(round: DisputedRound): string {
  const { launch } = round;
  const facts = [
    ['round', round.roundId],
    ['member', `${round.account} (${round.memberId})`],
    ['game', `${round.gameName} of ${round.vassalage}, ${round.provider}`],
    ['state', `${round.state}, ${round.openedAt} to ${round.settledAt ?? '...'}`],
    ['stake, win', `${round.stake}, ${round.win}`],
    ['balance', `${round.balanceBefore} before, ${round.balanceAfter ?? '...'} after`],
    ['launch', launch ? `${launch.id}, ${launch.at}, ${launch.language}` : 'of before this database'],
    ['releases', round.release],
    ['proof', round.proofUrl ?? 'none'],
  ];
  const moved = round.transactions.map(({ at, kind, transactionId, amount, takesBack }) => [
    ...[at, kind, transactionId, amount, takesBack ?? ''],
  ]);
  const legs = round.legs.map(({ at, transferId, account, amount, balanceAfter }) => [
    ...[at, transferId, account, amount, balanceAfter],
  ]);
  return [
    textTable(['', ''], facts),
    textTable(['at', 'kind', 'transaction', 'amount', 'takes back'], moved),
    textTable(['at', 'transfer', 'account', 'amount', 'balance after'], legs),
    ...studioSide(round),
  ].join('\n');
}

function studioSide({ studio }: DisputedRound): string[] {
  if (studio.state === 'unavailable') return [`The studio could not be reached: ${studio.reason ?? 'unknown'}`];
  const { drawn, transactions = [] } = studio;
  const believed = transactions.map(({ at, kind, transactionId, amount }) => [at, kind, transactionId, amount ?? '']);
  const facts = drawn && [
    ['studio: game', drawn.game],
    ['state', `${drawn.state}, drawn ${drawn.at}`],
    ['stake, win', `${drawn.stake}, ${drawn.win}`],
    ['outcome', drawn.outcome ?? 'not reported'],
    ['seed', drawn.seed ?? 'not reported'],
  ];
  return [
    facts ? textTable(['', ''], facts) : 'The studio has no draw for this round.',
    believed.length === 0
      ? 'The studio has no posting for this round.'
      : textTable(['studio: at', 'kind', 'transaction', 'amount'], believed),
  ];
}
