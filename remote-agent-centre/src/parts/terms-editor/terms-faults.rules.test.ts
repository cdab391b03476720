import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import { rateAt } from '@portal/shared/contract/agents/terms.rules';
import { draftOf, type TermsDraft } from './terms-draft.rules.ts';
import { ownRate, realTimeBound, termsFaults } from './terms-faults.rules.ts';
import { termsTyped } from './terms-typed.rules.ts';

const tier = (validBet: string, activeMembers: number, rate: number, profitLoss = '0.00') => ({
  validBet,
  profitLoss,
  activeMembers,
  rate,
});
const own: Extract<ContractTerms, { kind: 'daily' }> = {
  kind: 'daily',
  period: 'daily',
  tiers: [tier('0.00', 0, 50), tier('10000.00', 5, 150), tier('50000.00', 10, 300)],
};

const typed = (...rows: [validBet: string, profitLoss: string, activeMembers: string, rate: string][]): TermsDraft => ({
  ...draftOf('daily', undefined, []),
  tiers: rows.map(([validBet, profitLoss, activeMembers, rate], at) => ({
    key: String(at),
    validBet,
    profitLoss,
    activeMembers,
    rate,
  })),
});

test.each<[string, TermsDraft, object]>([
  ['nothing typed', typed(['', '', '', '']), { 'tiers.0.rate': 'rate_missing' }],
  ['a rate alone', typed(['', '', '', '0.5']), {}],
  ['three decimals', typed(['', '', '', '0.555']), { 'tiers.0.rate': 'rate_malformed' }],
  ['a negative rate', typed(['', '', '', '-1']), { 'tiers.0.rate': 'rate_malformed' }],
  ['more than all', typed(['', '', '', '100.01']), { 'tiers.0.rate': 'rate_malformed' }],
  [
    'no amounts, half a member',
    typed(['-1', 'x', '1.5', '0.5']),
    {
      'tiers.0.validBet': 'amount_malformed',
      'tiers.0.profitLoss': 'amount_malformed',
      'tiers.0.activeMembers': 'members_malformed',
    },
  ],
  ['more than an amount can be', typed(['1000000000000', '', '', '0.5']), { 'tiers.0.validBet': 'amount_malformed' }],
  [
    'more members than there can be',
    typed(['', '', '10000001', '0']),
    { 'tiers.0.activeMembers': 'members_malformed' },
  ],
  ['an amount that can be two', typed(['10.000', '', '', '0.5']), { 'tiers.0.validBet': 'amount_malformed' }],
  ['figures of another country', typed(['10.000,00', '1.000.000,50', '1,000', '1,5 %']), {}],
  ['full-width digits', typed(['１００', '', '５', '０．５']), {}],
  ['as high as the own one', typed(['10,000', '', '5', '1.5']), {}],
  ['above the own one', typed(['10,000', '', '5', '1.51']), { 'tiers.0.rate': 'above_own' }],
  ['a member too few for the own tier', typed(['10,000', '', '4', '1.5']), { 'tiers.0.rate': 'above_own' }],
  ['in order', typed(['', '', '', '0.2'], ['20,000', '', '5', '1']), {}],
  ['the same rate twice', typed(['', '', '', '0.2'], ['20,000', '', '5', '0.2']), { 'tiers.1.rate': 'gives_less' }],
  [
    'the same conditions twice',
    typed(['5', '', '2', '0.2'], ['5.00', '', '2', '0.3']),
    { 'tiers.1.validBet': 'asks_same' },
  ],
  [
    'a later one that asks for less',
    typed(['20,000', '1', '6', '0.2'], ['10,000', '', '5', '1']),
    { 'tiers.1.validBet': 'asks_less', 'tiers.1.profitLoss': 'asks_less', 'tiers.1.activeMembers': 'asks_less' },
  ],
])('%s', (_, draft, expected) => {
  expect(termsFaults(draft, [own])).toEqual(expected);
});

test('limits rates to 100 % without an own contract', () => {
  expect(termsFaults(typed(['', '', '', '100']))).toEqual({});
});

const realTime = (profitRate: string, lossRate: string, singleBet: string): TermsDraft => ({
  ...draftOf('realtime', undefined, []),
  profitRate,
  lossRate,
  singleBet,
});

test.each<[string, TermsDraft, string, object]>([
  ['equal', realTime('1', '0.5', '100'), '100.00', {}],
  ['above', realTime('1.01', '0.51', '100'), '100.00', { profitRate: 'above_own', lossRate: 'above_own' }],
  ['a wider bound', realTime('1', '0', '100.01'), '100.00', { singleBet: 'bets_left_out' }],
  ['no bound under a bound', realTime('1', '0', ''), '100.00', { singleBet: 'bets_left_out' }],
  ['a bound under none', realTime('1', '0', '1'), '0.00', {}],
  [
    'nothing typed',
    realTime('', '', 'x'),
    '0.00',
    {
      profitRate: 'rate_missing',
      lossRate: 'rate_missing',
      singleBet: 'amount_malformed',
    },
  ],
])('real time, %s', (_, draft, singleBet, expected) => {
  expect(termsFaults(draft, [{ kind: 'realtime', profitRate: 100, lossRate: 50, singleBet }])).toEqual(expected);
});

test.each<[string, ContractTerms]>([
  ['daily', own],
  ['hourly', { kind: 'hourly', tiers: [tier('1.00', 0, 1)] }],
  ['dividend', { kind: 'dividend', period: 'semimonthly', carryLoss: false, tiers: [tier('0.00', 3, 10_000, '7.50')] }],
  ['realtime', { kind: 'realtime', profitRate: 0, lossRate: 10_000, singleBet: '12.50' }],
])('keeps %s terms unchanged through the fields', (_, terms) => {
  expect(termsTyped(draftOf(terms.kind, terms, []))).toEqual(terms);
});

test('takes the highest reached own rate at the figures of a tier', () => {
  expect(rateAt(own.tiers, tier('60000.00', 9, 0))).toBe(150);
  expect(ownRate({ key: 'a', validBet: '60000', profitLoss: '', activeMembers: '10', rate: '' }, [own])).toBe(300);
  expect(ownRate({ key: 'a', validBet: 'x', profitLoss: '', activeMembers: '', rate: '' }, [own])).toBeUndefined();
});

// covers 4
test('checks an offer against all own terms, including the next ones', () => {
  const less = { ...own, tiers: [tier('0.00', 0, 20)] };
  const draft = typed(['', '', '', '0.4']);
  expect(termsFaults(draft, [own])).toEqual({});
  for (const all of [
    [own, less],
    [less, own],
  ])
    expect(termsFaults(draft, all)).toEqual({ 'tiers.0.rate': 'above_own' });
  expect(ownRate({ key: 'a', validBet: '', profitLoss: '', activeMembers: '', rate: '' }, [own, less])).toBe(20);
});

test('limits real-time salary to the lowest of all own terms', () => {
  const of = (profitRate: number, lossRate: number, singleBet: string) =>
    ({ kind: 'realtime', profitRate, lossRate, singleBet }) as const;
  const least = { profitRate: 50, lossRate: 20, singleBet: '10.00' };
  expect(realTimeBound([of(100, 20, '0.00'), of(50, 60, '10.00'), of(70, 70, '30.00')])).toMatchObject(least);
  expect(realTimeBound([])).toBeUndefined();
});

test('drafts an offer with the period and loss carry-forward of the own contract', () => {
  const tiers = [{ validBet: '0.00', profitLoss: '0.00', activeMembers: 0, rate: 100 }];
  const own = { kind: 'dividend', period: 'monthly', carryLoss: true, tiers } as const;
  const offered = { ...own, period: 'daily', carryLoss: false, tiers } as const;
  expect(draftOf('dividend', { ...offered, tiers: [...tiers] }, [{ ...own, tiers: [...tiers] }])).toMatchObject({
    period: 'monthly',
    carryLoss: true,
  });
  expect(draftOf('daily', undefined, [])).toMatchObject({ period: 'daily', carryLoss: false });
});
