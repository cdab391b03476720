import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import { type PaymentExplanation, type Step, stepsOf } from './formula.rules.ts';

const tier = (validBet: string, rate: number, profitLoss = '0.00') => ({
  validBet,
  profitLoss,
  activeMembers: 0,
  rate,
});
const at = '2026-11-20T17:00:00.000Z';

const team = {
  of: 'team',
  validBet: '10000.00',
  wins: '8000.00',
  bonuses: '100.00',
  rebates: '50.00',
  net: '1850.00',
  activeMembers: 6,
  carriedIn: '0.00',
  carriedOut: '0.00',
} as const;

interface Given {
  terms: ContractTerms;
  figures: PaymentExplanation['figures'];
  rate: number;
  gross: string;
  taken?: string;
  amount: string;
}

const explanationOf = ({ terms, figures, rate, gross, taken = '0.00', amount }: Given): PaymentExplanation => ({
  payment: {
    id: 'p',
    contractId: 'c',
    kind: terms.kind,
    account: 'agent02',
    from: at,
    to: at,
    validBet: figures.validBet,
    rate,
    gross,
    taken,
    amount,
    state: 'paid',
  },
  version: { no: 1, terms, paidBy: 'house', offeredAt: at, acceptedAt: at, from: at },
  figures,
  taken: [],
});

const written = (steps: Step[]) =>
  steps.map(({ id, operands, result, isCutAtZero }) => {
    const left = operands
      .map((operand) => `${operand.op}${'rate' in operand ? operand.rate : operand.amount}`)
      .join(' ');
    return `${id}: ${left} = ${'rate' in result ? result.rate : result.amount}${isCutAtZero ? ' cut' : ''}`;
  });

const dividend = (carryLoss: boolean): ContractTerms => ({
  kind: 'dividend',
  period: 'weekly',
  carryLoss,
  tiers: [tier('5000.00', 1000)],
});

test.each<[string, Given, string[]]>([
  [
    'a dividend with a carried loss and a downline',
    {
      terms: dividend(true),
      figures: { ...team, carriedIn: '-500.00' },
      rate: 1000,
      gross: '135.00',
      taken: '35.00',
      amount: '100.00',
    },
    [
      'net: 10000.00 −8000.00 −100.00 −50.00 = 1850.00',
      'base: 1850.00 −500.00 = 1350.00',
      'tier:  = 1000',
      'gross.dividend: 1350.00 ×1000 = 135.00',
      'amount: 135.00 −35.00 = 100.00',
    ],
  ],
  [
    'a dividend of a loss',
    {
      terms: dividend(false),
      figures: { ...team, wins: '12000.00', net: '-2150.00' },
      rate: 1000,
      gross: '0.00',
      amount: '0.00',
    },
    [
      'net: 10000.00 −12000.00 −100.00 −50.00 = -2150.00',
      'tier:  = 1000',
      'gross.dividend: 0.00 ×1000 = 0.00 cut',
      'amount: 0.00 −0.00 = 0.00',
    ],
  ],
  [
    'a daily wage of which downlines take more than it is',
    {
      terms: { kind: 'daily', period: 'daily', tiers: [tier('0.00', 50)] },
      figures: team,
      rate: 50,
      gross: '50.00',
      taken: '60.00',
      amount: '0.00',
    },
    ['tier:  = 50', 'gross.salary: 10000.00 ×50 = 50.00', 'amount: 50.00 −60.00 = 0.00 cut'],
  ],
  [
    'an hourly salary that asks for a result of the house',
    {
      terms: { kind: 'hourly', tiers: [tier('0.00', 50, '1000.00')] },
      figures: team,
      rate: 50,
      gross: '50.00',
      amount: '50.00',
    },
    [
      'net: 10000.00 −8000.00 −100.00 −50.00 = 1850.00',
      'tier:  = 50',
      'gross.salary: 10000.00 ×50 = 50.00',
      'amount: 50.00 −0.00 = 50.00',
    ],
  ],
  [
    'a real-time salary, each part down to the cent',
    {
      terms: { kind: 'realtime', profitRate: 150, lossRate: 50, singleBet: '0.00' },
      figures: { of: 'realtime', losing: '33.33', winning: '19.99', validBet: '100.00' },
      rate: 150,
      gross: '0.58',
      amount: '0.58',
    },
    ['losing: 33.33 ×150 = 0.49', 'winning: 19.99 ×50 = 0.09', 'gross.realtime: 0.49 +0.09 = 0.58'],
  ],
])('%s', (_, given, expected) => {
  expect(written(stepsOf(explanationOf(given)))).toEqual(expected);
});
