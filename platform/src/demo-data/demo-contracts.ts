import type { ContractTerms, Tier } from '@portal/shared/contract/agents/contract-terms';
import { type DemoStep, historyDays } from './demo-step.ts';

const dayMs = 24 * 3_600_000;

/** Returns a tier: from this valid bet and number of active members on, a rate in basis points. */
const tier = (validBet: string, activeMembers: number, rate: number): Tier => ({
  validBet,
  profitLoss: '0.00',
  activeMembers,
  rate,
});

/** Between the house and agent01. */
const top: readonly ContractTerms[] = [
  {
    kind: 'dividend',
    period: 'semimonthly',
    carryLoss: true,
    tiers: [tier('0.00', 0, 1000), tier('20000.00', 2, 1500), tier('100000.00', 5, 2500)],
  },
  { kind: 'daily', period: 'daily', tiers: [tier('0.00', 0, 50), tier('5000.00', 2, 80)] },
  { kind: 'hourly', tiers: [tier('0.00', 0, 20), tier('1000.00', 0, 30)] },
  { kind: 'realtime', profitRate: 150, lossRate: 50, singleBet: '5000.00' },
];

/** Between agent01 and agent02. */
const below: readonly ContractTerms[] = [
  {
    kind: 'dividend',
    period: 'semimonthly',
    carryLoss: true,
    tiers: [tier('0.00', 0, 600), tier('20000.00', 2, 1000)],
  },
  { kind: 'daily', period: 'daily', tiers: [tier('0.00', 0, 30)] },
  { kind: 'hourly', tiers: [tier('0.00', 0, 10)] },
  { kind: 'realtime', profitRate: 100, lossRate: 30, singleBet: '2000.00' },
];

/** The offer to agent02 in place of its daily salary. */
const better: ContractTerms = {
  kind: 'daily',
  period: 'daily',
  tiers: [tier('0.00', 0, 40), tier('5000.00', 2, 60)],
};

/** Adds contracts of all kinds that are 60 days old, an offer and a request to end one, both for agent02. */
export const demoContractsStep: DemoStep = {
  name: 'contracts',
  async run({ clock, database }, { agents, member }) {
    const [upline, agent] = [await member.byAccount('agent01'), await member.byAccount('agent02')];
    if (!upline || !agent) return;
    const { service: contractService } = agents.contracts;
    const at = new Date(clock.now().getTime() - historyDays * dayMs);
    await database.transaction(async () => {
      const everything = { withOver: true, pageNo: 1, pageSize: 1 };
      if ((await contractService.list(upline.id, everything)).own.length > 0) return;
      for (const terms of top) await contractService.adopt({ agent: upline, terms, at });
      for (const terms of below) {
        const contractId = await contractService.adopt({ upline, agent, terms, at });
        if (terms.kind === 'hourly') await contractService.requestTermination(upline, contractId);
      }
      await contractService.offer(upline, agent.account, better);
    });
  },
};
