import { needsToast, nextToast, type Settled, settledOf, withSettled } from './settled-toasts.rules.ts';

const game = { gameCode: 'mark6', gameName: 'Mark Six' };
const bet = (amount: string): Settled => ({ kind: 'bet', ...game, amount });
const refund = (amount: string): Settled => ({ kind: 'refund', ...game, amount });
const payment = (kind: 'withdrawal' | 'deposit', state: string, id = '1'): Settled => ({
  kind,
  id,
  state,
  reference: `R-${id}`,
  amount: '300.00',
});

test('reads settled and refunded bets and changed payments, without names of an older platform none', () => {
  const stake = '10.00';
  expect(settledOf({ type: 'bet-settled', ...game, stake, win: '1.00' })).toEqual(bet('1.00'));
  expect(settledOf({ type: 'bet-refunded', ...game, stake })).toEqual(refund('10.00'));
  const named = { reference: 'R-1', amount: '300.00' };
  expect(settledOf({ type: 'withdrawal', id: '1', state: 'paid', ...named })).toEqual(payment('withdrawal', 'paid'));
  expect(settledOf({ type: 'deposit', id: '1', state: 'credited' })).toBeUndefined();
  expect(settledOf({ type: 'unread', unreadCount: 1 })).toBeUndefined();
});

test.each([
  ['one that paid', [bet('35.00')], 'settled.bet.paid', '35.00', 1, 'good'],
  ['one that lost', [bet('0.00')], 'settled.bet.lost', '0.00', 1, 'neutral'],
  ['three, two of which paid', [bet('35.00'), bet('0.00'), bet('0.05')], 'settled.bets.paid', '35.05', 3, 'good'],
  ['two that lost', [bet('0.00'), bet('0.00')], 'settled.bets.lost', '0.00', 2, 'neutral'],
  ['one that is void', [refund('10.00')], 'settled.bet.refunded', '10.00', 1, 'neutral'],
  ['two that are void', [refund('10.00'), refund('2.50')], 'settled.bets.refunded', '12.50', 2, 'neutral'],
] as const)('bets, %s, are one toast', (_, bets, text, amount, count, tone) => {
  expect(nextToast(bets)).toEqual({
    toast: { text, values: { game: 'Mark Six', amount, count }, tone, page: 'personalHistoryCopy' },
    left: [],
  });
});

test('results and refunds are two toasts, one after the other', () => {
  const next = nextToast([refund('10.00'), bet('35.00'), refund('2.50'), bet('0.00')]);
  expect(next?.toast).toMatchObject({ text: 'settled.bets.paid', values: { amount: '35.00', count: 2 } });
  expect(next?.left).toEqual([refund('10.00'), refund('2.50')]);
});

test.each([
  ['withdrawal', 'paid', 'good', 'withdraw'],
  ['withdrawal', 'rejected', 'warn', 'withdraw'],
  ['withdrawal', 'refunded', 'neutral', 'withdraw'],
  ['withdrawal', 'forced_receipt', 'neutral', 'withdraw'],
  ['deposit', 'credited', 'good', 'depositv2'],
  ['deposit', 'rejected', 'warn', 'depositv2'],
] as const)('a %s that is %s has a toast of its own, before the bets', (kind, state, tone, page) => {
  const waiting = [bet('1.00'), payment(kind, state)];
  expect(nextToast(waiting)).toEqual({
    toast: { text: `settled.${kind}.${state}`, values: { reference: 'R-1', amount: '300.00' }, tone, page },
    left: [bet('1.00')],
  });
});

test('nothing that waits is no toast', () => {
  expect(nextToast([])).toBeUndefined();
});

test('of one withdrawal the latest state waits, of two both', () => {
  const waiting = [payment('withdrawal', 'paid'), payment('withdrawal', 'paid', '2'), payment('deposit', 'credited')];
  const next = payment('withdrawal', 'refunded');
  expect(withSettled(waiting, next)).toEqual([waiting[1], waiting[2], next]);
  expect(withSettled(waiting, bet('1.00'))).toHaveLength(4);
  expect(withSettled([refund('1.00')], refund('1.00'))).toHaveLength(2);
});

test.each([
  ['a bet in another game', bet('1.00'), { gameCode: 'koi' }, true],
  ['a bet in the game being played', bet('1.00'), { gameCode: 'mark6' }, false],
  ['a bet while the betting record is open', bet('1.00'), { page: 'personalHistoryCopy' }, false],
  ['a void bet in another game', refund('1.00'), { gameCode: 'koi' }, true],
  ['a void bet in the game being played', refund('1.00'), { gameCode: 'mark6' }, false],
  ['a void bet while the betting record is open', refund('1.00'), { page: 'personalHistoryCopy' }, false],
  ['a paid withdrawal', payment('withdrawal', 'paid'), {}, true],
  ['a paid withdrawal while its page is open', payment('withdrawal', 'paid'), { page: 'withdraw' }, false],
  ['a withdrawal that its member cancelled', payment('withdrawal', 'cancelled'), {}, false],
  ['a withdrawal in review', payment('withdrawal', 'in_review'), {}, false],
  ['a withdrawal that its member received', payment('withdrawal', 'received'), {}, false],
  ['an expired deposit', payment('deposit', 'expired'), {}, false],
] as const)('%s needs a toast: %#', (_, settled, onScreen, needs) => {
  expect(needsToast(settled, onScreen)).toBe(needs);
});
