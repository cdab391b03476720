import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';
import { type SettleItem, vendorSettle } from '@portal/shared/contract/vendor-api/batch-settlement';
import { acceptedValue, must, refusalOf } from '../expect-answer.ts';
import type { BetInput, Check, Kit } from '../kit.ts';

const part = 'Many tickets at once';
const win = (kit: Kit, bet: BetInput, amount: string): SettleItem => ({ kind: 'win', ...kit.winOf(bet, amount) });
const rollback = (kit: Kit, bet: BetInput): SettleItem => ({ kind: 'rollback', ...kit.rollbackOf(bet) });
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export const batchChecks: readonly Check[] = [
  {
    part,
    rule: 'each item is judged for itself and answered in its place; a repeat gets the first answers',
    async run(kit) {
      const [won, back, last] = [await kit.placed(), await kit.placed(), await kit.placed()];
      const items = [
        win(kit, won, won.amount),
        win(kit, won, '1.00'),
        win(kit, kit.newBet(), '1.00'),
        rollback(kit, back),
        win(kit, last, last.amount),
      ];
      const before = minorUnits(kit.balance());
      const exchange = await kit.send(vendorSettle, { items });
      const { results } = acceptedValue(vendorSettle, exchange);
      const outcomes = results.map(({ transactionId, status, code }) => [transactionId, code ?? status]);
      const codes = ['done', 'round_closed', 'unknown_round', 'done', 'done'];
      must(
        same(
          outcomes,
          items.map(({ transactionId }, at) => [transactionId, codes[at]]),
        ),
        `in the order of the items: ${codes.join(', ')}`,
        exchange,
      );
      const due = amountFromMinor(before + 3n * minorUnits(won.amount));
      must((await kit.readBalance()) === due, `the balance is ${due} afterwards`, exchange);
      must(results.at(-1)?.balance === due, `the last item says the balance, ${due}`, exchange);
      const again = await kit.send(vendorSettle, { items });
      const isDone = (_: unknown, at: number) => codes[at] === 'done';
      const first = results.filter(isDone);
      must(same(acceptedValue(vendorSettle, again).results.filter(isDone), first), 'the first answers', again);
      await kit.nothingMoved(again);
    },
  },
  {
    part,
    rule: 'an item that cannot be read is refused in its place, and spoils no other',
    async run(kit) {
      const bet = await kit.placed();
      const good = win(kit, bet, bet.amount);
      const items = [{ ...good, amount: '1.001' }, { ...good, kind: 'bet' }, good, { kind: 'rollback' }];
      const before = minorUnits(kit.balance());
      const exchange = await kit.send(vendorSettle, { items });
      const outcomes = acceptedValue(vendorSettle, exchange).results.map((each) => [
        each.transactionId,
        each.code ?? each.status,
      ]);
      const due = [
        ...[good, good].map(({ transactionId }) => [transactionId, 'invalid_input']),
        ...[
          [good.transactionId, 'done'],
          ['', 'invalid_input'],
        ],
      ];
      must(same(outcomes, due), `in the order of the items: ${due.map(([, code]) => code).join(', ')}`, exchange);
      const now = amountFromMinor(before + minorUnits(bet.amount));
      must((await kit.readBalance()) === now, `the balance is ${now} afterwards`, exchange);
    },
  },
  {
    part,
    rule: 'the same item twice in a call is posted once, and answered twice',
    async run(kit) {
      const bet = await kit.placed();
      const item = rollback(kit, bet);
      const before = minorUnits(kit.balance());
      const exchange = await kit.send(vendorSettle, { items: [item, item] });
      const [first, second] = acceptedValue(vendorSettle, exchange).results;
      must(first?.status === 'done' && same(first, second), 'the first answer in both places', exchange);
      const now = amountFromMinor(before + minorUnits(bet.amount));
      must((await kit.readBalance()) === now, `the balance is ${now} afterwards`, exchange);
    },
  },
  {
    part,
    rule: 'refused: no items, and more than a thousand',
    async run(kit) {
      refusalOf(await kit.send(vendorSettle, { items: [] }), 'invalid_input');
      const item = win(kit, kit.newBet(), '0.00');
      refusalOf(await kit.send(vendorSettle, { items: Array(1001).fill(item) }), 'invalid_input');
    },
  },
];
