import type { ContractTerms, Tier } from './contract-terms.ts';
import { faultsAbove, orderFaults } from './terms-faults.rules.ts';

const tier = (validBet: string, rate: number, more: Partial<Tier> = {}): Tier => ({
  validBet,
  profitLoss: '0.00',
  activeMembers: 0,
  rate,
  ...more,
});
const hourly = (...tiers: Tier[]): ContractTerms => ({ kind: 'hourly', tiers });

// covers 3
test('reports each violation of the tier order at its field', () => {
  const first = tier('100.00', 50, { profitLoss: '5.00', activeMembers: 2 });
  expect(orderFaults([first, tier('99.99', 50)])).toEqual({
    'tiers.1.validBet': 'asks_less',
    'tiers.1.profitLoss': 'asks_less',
    'tiers.1.activeMembers': 'asks_less',
    'tiers.1.rate': 'gives_less',
  });
  expect(orderFaults([first, { ...first, rate: 51 }])).toEqual({ 'tiers.1.validBet': 'asks_same' });
  expect(orderFaults([first, { ...first, activeMembers: 3, rate: 51 }])).toEqual({});
});

test('ignores values that are not typed yet', () => {
  expect(orderFaults([tier('100.00', 50), {}])).toEqual({});
  expect(orderFaults([{}, tier('0.00', 1)])).toEqual({});
});

test('names the tiers above the own rate', () => {
  const offered = hourly(tier('0.00', 50), tier('10.00', 51), tier('100.00', 100));
  expect(faultsAbove(hourly(tier('0.00', 50), tier('100.00', 100)), offered)).toEqual({ 'tiers.1.rate': 'above_own' });
});
