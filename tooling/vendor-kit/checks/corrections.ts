import { minorUnits } from '@portal/shared/contract/money/amounts';
import { type ResettleItem, vendorResettle } from '@portal/shared/contract/vendor-api/batch-settlement';
import { vendorCorrectResult, vendorResults } from '@portal/shared/contract/vendor-api/results';
import { acceptedValue, must, refusalOf } from '../expect-answer.ts';
import type { BetInput, Check, Kit } from '../kit.ts';

const part = 'Corrections';

/** A correction of a new event, of which `state` was reported. */
async function correctionOf(kit: Kit, state: 'result' | 'cancelled') {
  const { gameCode } = kit.player;
  const eventId = kit.newId('draw');
  const result = state === 'result' ? { result: '7' } : {};
  await kit.ask(vendorResults, { events: [{ kind: 'draw', gameCode, eventId, state, ...result }] });
  return { gameCode, eventId, correction: 1, result: '8', reason: 'a number was misread' };
}

const again = (kit: Kit, { playerId, gameCode, roundId }: BetInput, amount: string): ResettleItem => ({
  transactionId: kit.newId('again'),
  playerId,
  gameCode,
  roundId,
  amount,
});

async function resettled(kit: Kit, ...items: ResettleItem[]) {
  const exchange = await kit.send(vendorResettle, { items });
  return { exchange, results: acceptedValue(vendorResettle, exchange).results };
}

/** Settles a round again, which must change the balance by so much. */
async function pays(kit: Kit, item: ResettleItem, change: bigint): Promise<void> {
  const before = minorUnits(kit.balance());
  const { exchange, results } = await resettled(kit, item);
  must(results[0]?.status === 'done', 'the round is settled again', exchange);
  const now = minorUnits(await kit.readBalance());
  must(now - before === change, `the balance changes by ${change} minor units`, exchange);
}

export const correctionChecks: readonly Check[] = [
  {
    part,
    rule: 'a correction counts once; another content and a number that leaves one out are a conflict',
    async run(kit) {
      const first = await correctionOf(kit, 'result');
      for (const accepted of [true, false]) {
        const exchange = await kit.send(vendorCorrectResult, first);
        must(acceptedValue(vendorCorrectResult, exchange).accepted === accepted, `accepted is ${accepted}`, exchange);
      }
      for (const change of [{ result: '9' }, { reason: 'another reason' }, { correction: 3 }])
        refusalOf(await kit.send(vendorCorrectResult, { ...first, ...change }), 'correction_conflict');
    },
  },
  {
    part,
    rule: 'what had no result has no correction',
    async run(kit) {
      const cancelled = await correctionOf(kit, 'cancelled');
      for (const eventId of [cancelled.eventId, kit.newId('draw')])
        refusalOf(await kit.send(vendorCorrectResult, { ...cancelled, eventId }), 'unknown_event');
    },
  },
  {
    part,
    rule: 'a round that is settled again pays the new amount in all; a repeat gets the first answer',
    async run(kit) {
      const bet = await kit.settled();
      const less = again(kit, bet, '0.00');
      const won = minorUnits(bet.amount);
      await pays(kit, less, -won);
      await pays(kit, again(kit, bet, bet.amount), won);
      await pays(kit, less, 0n);
    },
  },
  {
    part,
    rule: 'only a round that a win has settled is settled again; each item is judged for itself',
    async run(kit) {
      const [open, back, good] = [await kit.placed(), await kit.placed(), await kit.settled()];
      await kit.rolledBack(back);
      const rounds = [open, back, kit.newBet(), good];
      const { exchange, results } = await resettled(kit, ...rounds.map((bet) => again(kit, bet, bet.amount)));
      const codes = ['round_open', 'rolled_back', 'unknown_round', 'done'];
      const outcomes = results.map(({ status, code }) => code ?? status);
      must(outcomes.join() === codes.join(), `in the order of the items: ${codes.join(', ')}`, exchange);
      await kit.nothingMoved(exchange);
      await kit.rolledBack(open);
    },
  },
];
