import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';
import { vendorBet, vendorWin } from '@portal/shared/contract/vendor-api/rounds';
import { acceptedValue, must, refusalOf } from '../expect-answer.ts';
import type { Check } from '../kit.ts';

const part = 'Bets and wins';
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export const betChecks: readonly Check[] = [
  {
    part,
    rule: 'a bet takes the stake and opens the round',
    async run(kit) {
      const bet = await kit.placed();
      const { state, transactions } = await kit.round(bet.roundId);
      must(state === 'open', 'the round is open');
      const due = [{ transactionId: bet.transactionId, kind: 'bet', amount: bet.amount }];
      must(same(transactions, due), 'the round has the bet and nothing else');
      await kit.rolledBack(bet);
    },
  },
  {
    part,
    rule: 'a repeated bet gets the first answer and moves nothing',
    async run(kit) {
      const bet = kit.newBet();
      const first = await kit.moves(vendorBet, bet, -minorUnits(bet.amount));
      const again = await kit.send(vendorBet, bet);
      must(same(acceptedValue(vendorBet, again), first), 'the answer of the first', again);
      await kit.nothingMoved(again);
      await kit.rolledBack(bet);
    },
  },
  {
    part,
    rule: 'ten copies of a bet at once are one bet',
    async run(kit) {
      const bet = kit.newBet();
      const exchanges = await Promise.all(Array.from({ length: 10 }, () => kit.send(vendorBet, bet)));
      const answers = exchanges.map((exchange) => JSON.stringify(acceptedValue(vendorBet, exchange)));
      must(new Set(answers).size === 1, 'every copy has the same answer', exchanges[0]);
      const before = kit.balance();
      const due = amountFromMinor(minorUnits(before) - minorUnits(bet.amount));
      must((await kit.readBalance()) === due, `the stake is taken once from ${before}`, exchanges[0]);
      await kit.rolledBack(bet);
    },
  },
  {
    part,
    rule: 'the transaction id of a bet with another content is a conflict',
    async run(kit) {
      const bet = await kit.placed();
      const other = amountFromMinor(2n * minorUnits(bet.amount));
      for (const change of [{ amount: other }, { roundId: kit.newId('round') }]) {
        const exchange = await kit.send(vendorBet, { ...bet, ...change });
        refusalOf(exchange, 'transaction_conflict');
        await kit.nothingMoved(exchange);
      }
      const win = { ...kit.winOf(bet, '0.00'), transactionId: bet.transactionId };
      refusalOf(await kit.send(vendorWin, win), 'transaction_conflict');
      await kit.rolledBack(bet);
    },
  },
  {
    part,
    rule: 'an open round takes another bet',
    async run(kit) {
      const bet = await kit.placed();
      const more = await kit.placed({ roundId: bet.roundId });
      await kit.rolledBack(bet);
      must((await kit.round(bet.roundId)).state === 'open', 'the round is open with the other bet');
      await kit.rolledBack(more);
      must((await kit.round(bet.roundId)).state === 'rolled_back', 'the round is rolled back');
    },
  },
  {
    part,
    rule: 'a win pays and closes the round; a repeat gets the first answer',
    async run(kit) {
      const bet = await kit.placed();
      const win = kit.winOf(bet, bet.amount);
      const first = await kit.moves(vendorWin, win, minorUnits(bet.amount));
      const again = await kit.send(vendorWin, win);
      must(same(acceptedValue(vendorWin, again), first), 'the answer of the first', again);
      await kit.nothingMoved(again);
      must((await kit.round(bet.roundId)).state === 'settled', 'the round is settled');
    },
  },
  {
    part,
    rule: 'a second win is paid until one closes the round',
    async run(kit) {
      const bet = await kit.placed();
      const part = minorUnits(bet.amount) / 2n;
      await kit.moves(vendorWin, kit.winOf(bet, amountFromMinor(part), false), part);
      must((await kit.round(bet.roundId)).state === 'open', 'the round is open after the first win');
      const remainder = minorUnits(bet.amount) - part;
      await kit.moves(vendorWin, kit.winOf(bet, amountFromMinor(remainder)), remainder);
      must((await kit.round(bet.roundId)).state === 'settled', 'the round is settled after the second');
    },
  },
  {
    part,
    rule: 'the transaction id of a win with another content is a conflict',
    async run(kit) {
      const bet = await kit.placed();
      const win = kit.winOf(bet, '0.00', false);
      await kit.moves(vendorWin, win, 0n);
      const exchange = await kit.send(vendorWin, { ...win, amount: bet.amount });
      refusalOf(exchange, 'transaction_conflict');
      await kit.nothingMoved(exchange);
      await kit.rolledBack(bet);
    },
  },
  {
    part,
    rule: 'a win of a round that nobody opened is refused',
    async run(kit) {
      const exchange = await kit.send(vendorWin, kit.winOf(kit.newBet(), '1.00'));
      refusalOf(exchange, 'unknown_round');
      await kit.nothingMoved(exchange);
    },
  },
  {
    part,
    rule: 'a closed round takes neither a bet nor a win',
    async run(kit) {
      const bet = await kit.settled();
      refusalOf(await kit.send(vendorBet, kit.newBet({ roundId: bet.roundId })), 'round_closed');
      refusalOf(await kit.send(vendorWin, kit.winOf(bet, '1.00')), 'round_closed');
      await kit.nothingMoved();
    },
  },
];
