import * as paymentCalls from '@portal/shared/contract/agents/contract-payments';
import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import type { Contract } from '@portal/shared/contract/agents/contracts';
import * as contractCalls from '@portal/shared/contract/agents/contracts';
import { listDownlines } from '@portal/shared/contract/agents/downlines';
import { getAgentIncome } from '@portal/shared/contract/agents/income';
import { type Answer, answering } from '@portal/shared/testing/fake-host';

export const at = '2026-11-20T10:00:00.000Z';
const from = '2026-11-20T17:00:00.000Z';
/** A tier of terms without a minimum result of the platform. */
export const tier = (validBet: string, activeMembers: number, rate: number) => ({
  validBet,
  profitLoss: '0.00',
  activeMembers,
  rate,
});
export const daily = (...tiers: ReturnType<typeof tier>[]): ContractTerms => ({
  kind: 'daily',
  period: 'daily',
  tiers,
});
const present = daily(tier('0.00', 0, 50), tier('10000.00', 5, 150));
const version = { no: 1, terms: present, paidBy: 'house', offeredAt: at, acceptedAt: at, from } as const;
/** Of agent02 with agent01, in force. */
export const own: Contract = {
  id: 'c1',
  kind: 'daily',
  account: 'agent02',
  upline: 'agent01',
  state: 'active',
  version,
};
/** Of agent03 with agent02. */
export const below: Contract = { ...own, id: 'd1', account: 'agent03', upline: 'agent02' };
/** Offer of new terms for `own`. */
export const offer = { id: 'r1', type: 'offer', terms: daily(tier('0.00', 0, 30)), paidBy: 'house', at } as const;
const payment = {
  id: 'p1',
  contractId: 'c1',
  kind: 'daily',
  account: 'agent02',
  from: '2026-11-19T17:00:00.000Z',
  to: from,
  validBet: '20000.00',
  rate: 150,
  gross: '300.00',
  taken: '40.00',
  amount: '260.00',
  state: 'owed',
  payer: 'agent01',
} as const;
const team = {
  of: 'team',
  validBet: '20000.00',
  wins: '0.00',
  bonuses: '0.00',
  rebates: '0.00',
  net: '20000.00',
  activeMembers: 7,
  carriedIn: '0.00',
  carriedOut: '0.00',
} as const;
const period = { from: '2026-11-01', to: '2026-11-20' };

/** Payers as set by the operator; daily wages by the upline. */
export const payers = { dividend: 'house', daily: 'upline', hourly: 'house', realtime: 'upline' } as const;

export const listing = (mine: Contract[], theirs: Contract[] = []) =>
  answering(contractCalls.listContracts, () => ({
    own: mine,
    downlines: theirs,
    totalPages: 1,
    waiting: 0,
    paidBy: payers,
  }));

/** A record of payments that are owed, each as given. */
export const paymentsOf = (given: Partial<paymentCalls.ContractPayment>[]) =>
  answering(paymentCalls.listContractPayments, () => ({
    period,
    list: given.map((differs, at) => ({ ...payment, id: `p${at + 1}`, ...differs })),
    totalPages: 1,
    totals: { payments: given.length, validBet: '20000.00', amount: '0.00', owed: '260.00' },
    days: [
      { day: '2026-11-19', amount: '0.00' },
      { day: '2026-11-20', amount: '12.00' },
    ],
  }));
export const paymentsAnswer = paymentsOf([{}]);

/** An agent with a contract above and one below, and a payment that is owed. */
export const contractAnswers: Answer[] = [
  listing([own], [below]),
  answering(contractCalls.listContractVersions, () => ({ contract: own, versions: [version] })),
  answering(contractCalls.previewRequest, () => ({
    affected: [
      {
        id: 'd1',
        contractId: 'd1',
        account: 'agent03',
        upline: 'agent02',
        kind: 'daily' as const,
        rate: 120,
        rateAbove: 30,
        isOffer: false,
      },
    ],
  })),
  answering(contractCalls.processDailySalary, () => own),
  answering(contractCalls.offerContract, () => below),
  answering(contractCalls.requestTermination, () => below),
  answering(contractCalls.withdrawRequest, () => below),
  answering(listDownlines, () => ({ path: [], list: [], totalPages: 1, found: 0 })),
  paymentsAnswer,
  answering(paymentCalls.explainPayment, () => ({
    payment,
    version,
    figures: team,
    tier: 1,
    taken: [{ account: 'agent03', amount: '40.00' }],
  })),
  answering(paymentCalls.replayPayment, () => ({ amount: '260.00', isSame: true })),
  answering(paymentCalls.listPaymentBets, () => ({
    list: [
      {
        roundId: 'b1',
        account: 'player09',
        gameName: 'Koi',
        stake: '0.00',
        win: '-5.00',
        at,
        isCorrection: true,
        counts: true,
      },
      {
        roundId: 'b2',
        account: 'player08',
        gameName: 'Koi',
        stake: '9000.00',
        win: '0.00',
        at,
        isCorrection: false,
        counts: false,
      },
    ],
    totalPages: 1,
  })),
  answering(contractCalls.simulateContract, () => ({
    period,
    periods: [
      {
        from: '2026-11-01',
        to: '2026-11-01',
        validBet: '1.00',
        net: '1.00',
        activeMembers: 1,
        rate: 30,
        gross: '12.34',
      },
    ],
    gross: '12.34',
  })),
  answering(getAgentIncome, () => ({
    period,
    days: [
      { day: '2026-11-19', dividend: '100.00', daily: '0.00', hourly: '0.00', realtime: '0.00', given: '120.00' },
      { day: '2026-11-20', dividend: '0.00', daily: '25.00', hourly: '0.00', realtime: '0.00', given: '0.00' },
    ],
    totals: { dividend: '100.00', daily: '25.00', hourly: '0.00', realtime: '0.00', given: '120.00', net: '5.00' },
    owedToMe: '260.00',
    owedByMe: '7.00',
  })),
];
