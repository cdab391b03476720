import {
  afterRounds,
  afterWin,
  balanceShown,
  type HeldWins,
  longestHoldMs,
  noHeldWins,
  withoutExpired,
} from './held-wins.rules.ts';

const open = (gameCode?: string) => (held: HeldWins) => afterRounds(held, { areOpen: true, gameCode });
const shown = (held: HeldWins) => afterRounds(held, { areOpen: false });
const win =
  (amount: string, gameCode = 'koi', atMs = 0) =>
  (held: HeldWins) =>
    afterWin(held, { amount, gameCode }, atMs);
const at = (ms: number) => (held: HeldWins) => withoutExpired(held, ms);

test.each([
  ['a stake is shown at once', '90.00', [open('koi')], '90.00'],
  ['a win of the open round is held', '140.00', [open('koi'), win('50.00')], '90.00'],
  ['a deposit during the round is shown at once', '240.00', [open('koi'), win('50.00')], '190.00'],
  ['the win is shown when the round is', '140.00', [open('koi'), win('50.00'), shown], '140.00'],
  ['several wins of a round are held together', '160.00', [open('koi'), win('50.00'), win('20.00')], '90.00'],
  ['a win of another game is shown at once', '140.00', [open('koi'), win('50.00', 'dragon')], '140.00'],
  ['a win without an open round is shown at once', '140.00', [win('50.00')], '140.00'],
  ['a win that comes after its round was shown is shown', '140.00', [open('koi'), shown, win('50.00')], '140.00'],
  ['any win is held where the game is not known', '140.00', [open(), win('50.00', 'dragon')], '90.00'],
  ['a win is held for a minute', '140.00', [open('koi'), win('50.00'), at(longestHoldMs - 1)], '90.00'],
  ['and no longer', '140.00', [open('koi'), win('50.00'), at(longestHoldMs)], '140.00'],
  ['each win has its own minute', '160.00', [open('koi'), win('50.00'), win('20.00', 'koi', 9), at(60_000)], '140.00'],
  ['no balance is below nothing', '10.00', [open('koi'), win('50.00')], '0.00'],
  ['amounts are exact', '90071992547409.93', [open('koi'), win('0.01')], '90071992547409.92'],
])('%s', (_, balance, steps: readonly ((held: HeldWins) => HeldWins)[], expected) => {
  const held = steps.reduce((before, step) => step(before), noHeldWins);
  expect(balanceShown(balance, held)).toBe(expected);
});
