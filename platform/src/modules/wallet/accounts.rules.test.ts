import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  contentOf,
  houseAccount,
  isBalanced,
  joinLegs,
  memberAccount,
  withRepayment,
  withShortfall,
} from './accounts.rules.ts';

const player = memberAccount('p');
const house = houseAccount('deposits');

for (const [name, amounts, balanced] of [
  ['equal and opposite', [-5n, 5n], true],
  ['one short', [-5n, 4n], false],
  ['nothing moved', [0n, 0n], true],
] as const) {
  test(`${name}: balanced ${balanced}`, () => {
    const [debit, credit] = amounts;
    assert.equal(
      isBalanced([
        { account: player, amount: debit },
        { account: house, amount: credit },
      ]),
      balanced,
    );
  });
}

test('balances each unit separately', () => {
  assert.equal(
    isBalanced([
      { account: player, amount: -5n },
      { account: memberAccount('p', 'points'), amount: 5n },
    ]),
    false,
  );
});

test('joins legs on one account', () => {
  const legs = joinLegs([
    { account: player, amount: 2n },
    { account: house, amount: -5n },
    { account: memberAccount('p'), amount: 3n },
  ]);
  assert.deepEqual(
    legs.map((leg) => leg.amount),
    [5n, -5n],
  );
});

test('gives a repeat the same content in any order of legs', () => {
  const legs = [
    { account: player, amount: 2n },
    { account: house, amount: -2n },
  ];
  assert.equal(contentOf('bet', legs), contentOf('bet', [...legs].reverse()));
  assert.notEqual(contentOf('bet', legs), contentOf('win', legs));
});

for (const [balance, fromWallet, owed] of [
  [100n, -100n, undefined],
  [30n, -30n, -70n],
  [0n, 0n, -100n],
] as const) {
  test(`takes ${fromWallet} and leaves ${owed ?? 'nothing'} owed for a correction of 100 against ${balance}`, () => {
    const legs = withShortfall(
      [
        { account: player, amount: -100n },
        { account: house, amount: 100n },
      ],
      'p',
      balance,
    );
    assert.equal(isBalanced(legs), true);
    assert.equal(legs[0]?.amount, fromWallet);
    assert.equal(legs.find((leg) => leg.account.owner === 'member' && leg.account.kind === 'receivable')?.amount, owed);
  });
}

for (const [amount, owed, parts] of [
  [100n, 0n, { deposits: -100n, main: 100n }],
  [100n, 30n, { deposits: -100n, main: 70n, receivable: 30n }],
  [100n, 100n, { deposits: -100n, receivable: 100n }],
  [30n, 100n, { deposits: -30n, receivable: 30n }],
  [0n, 100n, { deposits: 0n, main: 0n }],
  [0n, 0n, { deposits: 0n, main: 0n }],
] as const) {
  test(`pays ${amount} to a member who owes ${owed}, debt first, and always with legs`, () => {
    const asked = [
      { account: house, amount: -amount },
      { account: player, amount },
    ];
    const legs = withRepayment(asked, 'p', owed);
    assert.deepEqual(
      Object.fromEntries(
        legs.map(({ account, amount }) => [account.owner === 'house' ? account.ownerId : account.kind, amount]),
      ),
      parts,
    );
  });
}
