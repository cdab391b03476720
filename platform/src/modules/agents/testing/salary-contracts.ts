import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import type { App } from '../../../app.ts';
import { agree, type SalaryBranch, tier } from './salary-branch.ts';

const dividend = (
  period: 'daily' | 'weekly' | 'semimonthly' | 'monthly',
  carryLoss: boolean,
  rate: number,
): ContractTerms => ({
  kind: 'dividend',
  period,
  carryLoss,
  tiers: [tier('0.00', rate), tier('2000.00', rate + 300, { profitLoss: '50.00', activeMembers: 2 })],
});
const daily = (period: 'daily' | 'weekly', rate: number): ContractTerms => ({
  kind: 'daily',
  period,
  tiers: [tier('50.00', rate), tier('500.00', rate + 7, { activeMembers: 3 })],
});
const hourly = (rate: number): ContractTerms => ({
  kind: 'hourly',
  tiers: [tier('10.00', rate), tier('100.00', rate + 11)],
});
const realTime = (profitRate: number, lossRate: number, singleBet: string): ContractTerms => ({
  kind: 'realtime',
  profitRate,
  lossRate,
  singleBet,
});

/**
 * Adds contracts of all kinds on four levels: paid by the house, by uplines and mixed, changed and ended within the
 * month that begins at `start` (a start of a day).
 */
export async function salaryContracts(app: App, branch: SalaryBranch, start: string): Promise<void> {
  const [top, second, third, fourth] = branch.agents;
  const from = start;
  const later = (days: number) => new Date(Date.parse(start) + days * 86_400_000).toISOString();
  await agree(app, top, undefined, [{ terms: dividend('monthly', true, 1500), from }]);
  await agree(app, second, top, [{ terms: dividend('semimonthly', true, 1100), from: later(2) }]);
  await agree(app, third, second, [{ terms: dividend('weekly', false, 800), paidBy: 'upline', from }]);
  await agree(app, fourth, third, [{ terms: dividend('daily', true, 500), from }]);
  await agree(app, top, undefined, [{ terms: daily('daily', 40), from }]);
  await agree(app, second, top, [
    { terms: daily('daily', 30), from, until: later(4) },
    { terms: daily('daily', 33), paidBy: 'upline', from: later(4) },
  ]);
  await agree(app, third, second, [{ terms: daily('daily', 21), from }]);
  await agree(app, branch.beside, second, [{ terms: daily('weekly', 25), from, until: later(10) }]);
  await agree(app, top, undefined, [{ terms: hourly(30), from }]);
  await agree(app, second, top, [{ terms: hourly(20), from }]);
  await agree(app, third, second, [{ terms: hourly(15), paidBy: 'upline', from, until: later(5) }]);
  await agree(app, top, undefined, [{ terms: realTime(300, 200, '0.00'), from }]);
  await agree(app, second, top, [{ terms: realTime(200, 100, '40.00'), paidBy: 'upline', from }]);
  await agree(app, third, second, [{ terms: realTime(100, 100, '20.00'), paidBy: 'upline', from }]);
}
