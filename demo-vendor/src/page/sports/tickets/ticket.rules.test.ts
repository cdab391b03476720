import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ticketNumber } from '../../frame/ticket-number.rules.ts';
import { aLeg, aTicket } from '../testing/a-fixture.ts';
import { kindWords, sumWords, ticketWord } from './ticket.rules.ts';

test("shows the calculation of a ticket's amount", () => {
  const legs = [aLeg({ state: 'won' }), aLeg({ fixtureId: 'b', price: '2.00', state: 'void' })];
  assert.equal(sumWords(aTicket({ state: 'settled', paid: '37.00', legs })), '20.00 × 1.85 × 1.00 (void) = 37.00');
  const push = [aLeg({ state: 'push' })];
  assert.equal(sumWords(aTicket({ state: 'settled', paid: '20.00', legs: push })), '20.00 × 1.00 (push) = 20.00');
  const lost = [aLeg({ state: 'won' }), aLeg({ fixtureId: 'b', state: 'lost' })];
  assert.equal(sumWords(aTicket({ state: 'settled', legs: lost })), 'Lost: your stake of 20.00 pays nothing.');
  assert.equal(sumWords(aTicket({ stake: '1200.00', mayPay: '2220.00' })), '1,200.00 × 1.85 = up to 2,220.00');
  assert.equal(sumWords(aTicket({ state: 'void' })), 'Stake of 20.00 refunded.');
  assert.equal(sumWords(aTicket({ state: 'refused' })), 'You were not charged.');
});

test('has one word for the result of a ticket', () => {
  assert.equal(ticketWord(aTicket()), 'Open');
  assert.equal(ticketWord(aTicket({ state: 'asked' })), 'Being confirmed');
  assert.equal(ticketWord(aTicket({ state: 'settled', paid: '37.00' })), 'Won');
  assert.equal(ticketWord(aTicket({ state: 'settled', paid: '0.00' })), 'Lost');
  assert.equal(ticketWord(aTicket({ state: 'settled', paid: '20.00' })), 'Stake back');
  assert.equal(ticketWord(aTicket({ state: 'void' })), 'Stake refunded');
});

test('names singles, parlays and numbers naturally', () => {
  assert.equal(kindWords(aTicket()), 'Single');
  assert.equal(kindWords(aTicket({ legs: [aLeg(), aLeg(), aLeg()] })), 'Parlay of 3');
  assert.equal(ticketNumber('9f86d081-884c-7d65'), '884C7D65');
});
