import type { explainPayment } from '@portal/shared/contract/agents/contract-payments';
import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';
import { partOf } from '@portal/shared/contract/money/money-parts';

export type PaymentExplanation = CallOutput<typeof explainPayment>;

/** A figure of a step, with the sign before it; amounts as on the wire, rates in basis points. */
export type Operand = { op: '' | '+' | '−' | '×'; amount: string } | { op: '×'; rate: number };

/** One line of the formula: its words are the text `why.step.<id>`. */
export interface Step {
  id: 'net' | 'base' | 'tier' | 'gross.dividend' | 'gross.salary' | 'losing' | 'winning' | 'gross.realtime' | 'amount';
  operands: readonly Operand[];
  /** Of the tier it is a rate, in basis points. */
  result: { amount: string } | { rate: number };
  /** The result was negative and counts as zero. */
  isCutAtZero?: boolean;
}

const part = (amount: string, rate: number) => amountFromMinor(partOf(minorUnits(amount), rate));
const sum = (...amounts: string[]) => amountFromMinor(amounts.reduce((total, each) => total + minorUnits(each), 0n));
const atLeastZero = (amount: string) => (amount.startsWith('-') ? '0.00' : amount);
const first = (amount: string): Operand => ({ op: '', amount });
const less = (amount: string): Operand => ({ op: '−', amount });
const times = (rate: number): Operand => ({ op: '×', rate });

type Team = Extract<PaymentExplanation['figures'], { of: 'team' }>;
type RealTime = Extract<PaymentExplanation['figures'], { of: 'realtime' }>;

function netStep({ validBet, wins, bonuses, rebates, net }: Team): Step {
  return {
    id: 'net',
    operands: [first(validBet), less(wins), less(bonuses), less(rebates)],
    result: { amount: net },
  };
}

function teamSteps({ payment, version }: PaymentExplanation, team: Team): Step[] {
  const { terms } = version;
  const { rate, gross } = payment;
  const tier: Step = { id: 'tier', operands: [], result: { rate } };
  if (terms.kind !== 'dividend') {
    const asksNet = terms.kind !== 'realtime' && terms.tiers.some(({ profitLoss }) => profitLoss !== '0.00');
    const pays: Step = { id: 'gross.salary', operands: [first(team.validBet), times(rate)], result: { amount: gross } };
    return [...(asksNet ? [netStep(team)] : []), tier, pays];
  }
  const base = terms.carryLoss ? sum(team.net, team.carriedIn) : team.net;
  const carryForwardStep: Step = {
    id: 'base',
    operands: [first(team.net), less(team.carriedIn.replace('-', ''))],
    result: { amount: base },
  };
  const pays: Step = {
    id: 'gross.dividend',
    operands: [first(atLeastZero(base)), times(rate)],
    result: { amount: gross },
    ...(base.startsWith('-') && { isCutAtZero: true }),
  };
  return [netStep(team), ...(terms.carryLoss ? [carryForwardStep] : []), tier, pays];
}

function realTimeSteps({ payment, version }: PaymentExplanation, { losing, winning }: RealTime): Step[] {
  const { terms } = version;
  if (terms.kind !== 'realtime') return [];
  const [ofLosing, ofWinning] = [part(losing, terms.profitRate), part(winning, terms.lossRate)];
  return [
    { id: 'losing', operands: [first(losing), times(terms.profitRate)], result: { amount: ofLosing } },
    { id: 'winning', operands: [first(winning), times(terms.lossRate)], result: { amount: ofWinning } },
    {
      id: 'gross.realtime',
      operands: [first(ofLosing), { op: '+', amount: ofWinning }],
      result: { amount: payment.gross },
    },
  ];
}

/** The formula of a payment, step by step, from its inputs to its amount (docs/architecture.md 7). */
export function stepsOf(explanation: PaymentExplanation): Step[] {
  const { figures, payment } = explanation;
  const steps = figures.of === 'team' ? teamSteps(explanation, figures) : realTimeSteps(explanation, figures);
  const isCutAtZero = minorUnits(payment.gross) < minorUnits(payment.taken);
  const end: Step = {
    id: 'amount',
    operands: [first(payment.gross), less(payment.taken)],
    result: { amount: payment.amount },
    ...(isCutAtZero && { isCutAtZero }),
  };
  // Real-time salary has no downline share: the sum is the amount.
  return figures.of === 'realtime' && payment.taken === '0.00' ? steps : [...steps, end];
}
