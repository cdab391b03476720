import { balancesAfter, chosenPair, collectable, type OwnWallet, sumOf, transferProblem } from './transfer.rules.ts';

const walletOf = (id: string, balance: string, state: OwnWallet['state'] = 'open'): OwnWallet => ({
  id,
  name: id,
  balance,
  state,
});

test.each([
  ['', '10.00', 'missing'],
  ['x', '10.00', 'malformed'],
  ['0', '10.00', 'zero'],
  ['0.00', '10.00', 'zero'],
  ['10.01', '10.00', 'too_much'],
  ['12.500', '99999.00', 'malformed'],
  ['1234567890123456', '9999999999999.99', 'too_much'],
  ['10.00', '10.00', undefined],
  ['9,999,999,999,999.99', '9999999999999.99', undefined],
])('%p of %p: %p', (typed, held, expected) => {
  expect(transferProblem(typed, held)).toBe(expected);
});

test('credits one wallet with what leaves the other', () => {
  const [main, tide] = [walletOf('main', '100.10'), walletOf('TIDE', '0.05')];
  expect(balancesAfter({ from: main, to: tide, amount: '40.05' })).toEqual({ from: '60.05', to: '40.10' });
  expect(balancesAfter({ from: tide, to: main, amount: '0.05' })).toEqual({ from: '0.00', to: '100.15' });
});

test('sums all wallets, and collects from all but the main one and stopped vendors', () => {
  const wallets = [
    ...[walletOf('main', '100.10'), walletOf('TIDE', '20.00'), walletOf('REEF', '3.00', 'closed')],
    walletOf('COVE', '5.00', 'stopped'),
  ];
  expect(sumOf(wallets)).toBe('128.10');
  expect(collectable(wallets)).toBe('23.00');
});

test.each([
  ['TIDE', 'REEF', 'TIDE REEF'],
  ['main', 'TIDE', 'main REEF'],
  ['TIDE', 'TIDE', 'TIDE main'],
  ['main', 'main', 'main REEF'],
  ['gone', 'gone', 'main REEF'],
])('corrects the pair %p to %p to %p', (from, to, expected) => {
  const wallets = [walletOf('main', '1.00'), walletOf('TIDE', '1.00', 'closed'), walletOf('REEF', '1.00')];
  expect(
    chosenPair(wallets, from, to)
      ?.map(({ id }) => id)
      .join(' '),
  ).toBe(expected);
  expect(chosenPair(wallets.slice(0, 1), from, to)).toBeUndefined();
});

// covers 2.5
test('allows only transfers back from closed vendors, and none with stopped ones', () => {
  const [main, closed] = [walletOf('main', '1.00'), walletOf('TIDE', '1.00', 'closed')];
  expect(chosenPair([main, closed], 'main', 'TIDE')).toEqual([closed, main]);
  expect(chosenPair([main, closed], 'TIDE', 'main')).toEqual([closed, main]);
  expect(chosenPair([main, walletOf('TIDE', '1.00', 'stopped')], 'main', 'TIDE')).toBeUndefined();
});
