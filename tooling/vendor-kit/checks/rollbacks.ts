import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';
import { vendorBet, vendorRollback, vendorWin } from '@portal/shared/contract/vendor-api/rounds';
import { acceptedValue, must, refusalOf } from '../expect-answer.ts';
import type { Check } from '../kit.ts';

const part = 'Rollbacks';
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export const rollbackChecks: readonly Check[] = [
  {
    part,
    rule: 'a rollback gives the stake back and ends the round',
    async run(kit) {
      const bet = await kit.placed();
      await kit.rolledBack(bet);
      must((await kit.round(bet.roundId)).state === 'rolled_back', 'the round is rolled back');
      refusalOf(await kit.send(vendorWin, kit.winOf(bet, '1.00')), 'round_closed');
      await kit.nothingMoved();
    },
  },
  {
    part,
    rule: 'a repeated rollback gets the first answer, and a bet is given back once',
    async run(kit) {
      const bet = await kit.placed();
      const rollback = kit.rollbackOf(bet);
      const first = await kit.moves(vendorRollback, rollback, minorUnits(bet.amount));
      for (const again of [rollback, kit.rollbackOf(bet)]) {
        const exchange = await kit.send(vendorRollback, again);
        must(same(acceptedValue(vendorRollback, exchange), first), 'the answer of the first', exchange);
        await kit.nothingMoved(exchange);
      }
    },
  },
  {
    part,
    rule: 'the transaction id of a rollback with another content is a conflict',
    async run(kit) {
      const [bet, other] = [await kit.placed(), await kit.placed()];
      const rollback = kit.rollbackOf(bet);
      await kit.moves(vendorRollback, rollback, minorUnits(bet.amount));
      const again = { ...kit.rollbackOf(other), transactionId: rollback.transactionId };
      const exchange = await kit.send(vendorRollback, again);
      refusalOf(exchange, 'transaction_conflict');
      await kit.nothingMoved(exchange);
      await kit.rolledBack(other);
    },
  },
  {
    part,
    rule: 'a rollback before its bet leaves a tombstone: the late bet is refused',
    async run(kit) {
      const bet = kit.newBet();
      await kit.moves(vendorRollback, kit.rollbackOf(bet), 0n);
      const late = await kit.send(vendorBet, bet);
      refusalOf(late, 'rolled_back');
      await kit.nothingMoved(late);
      must((await kit.round(bet.roundId)).state === 'unknown', 'the round was never opened');
    },
  },
  {
    part,
    rule: 'a repeat of a bet that was given back is refused',
    async run(kit) {
      const bet = await kit.placed();
      await kit.rolledBack(bet);
      const exchange = await kit.send(vendorBet, bet);
      refusalOf(exchange, 'rolled_back');
      await kit.nothingMoved(exchange);
    },
  },
  {
    part,
    rule: 'a settled round is not rolled back',
    async run(kit) {
      const bet = await kit.settled();
      const exchange = await kit.send(vendorRollback, kit.rollbackOf(bet));
      refusalOf(exchange, 'round_closed');
      await kit.nothingMoved(exchange);
    },
  },
  {
    part,
    rule: 'a rollback after a win leaves the round open with the win, until a win closes it',
    async run(kit) {
      const bet = await kit.placed();
      const more = await kit.placed({ roundId: bet.roundId });
      const stake = minorUnits(bet.amount);
      // The win equals one of the two stakes and the other is refunded: the balance is unchanged.
      await kit.moves(vendorWin, kit.winOf(bet, amountFromMinor(stake), false), stake);
      await kit.rolledBack(more);
      must((await kit.round(bet.roundId)).state === 'open', 'the round is open');
      await kit.moves(vendorWin, kit.winOf(bet, '0.00'), 0n);
      must((await kit.round(bet.roundId)).state === 'settled', 'the round is settled');
    },
  },
  {
    part,
    rule: 'a rollback for a player of no launch is refused',
    async run(kit) {
      const rollback = { ...kit.rollbackOf(kit.newBet()), playerId: kit.newId('nobody') };
      refusalOf(await kit.send(vendorRollback, rollback), 'unknown_player');
    },
  },
];
