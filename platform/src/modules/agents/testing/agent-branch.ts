import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import { trialType } from '@portal/shared/contract/constants';
import type { App } from '../../../app.ts';
import { newId } from '../../../kernel/database/ids.ts';
import type { Member } from '../../accounts/index.ts';
import { addMember } from '../../accounts/testing/add-member.ts';
import { contracts, contractVersions } from '../contracts/contracts.tables.ts';

/** Opens a session without a login, whose tries are limited. */
export async function sessionOf({ modules }: App, account: string): Promise<string> {
  const found = await modules.member.byAccount(account);
  const start = { address: '127.0.0.1', client: '', passwordChangeRequired: false };
  return modules.session.open({ ...start, memberId: found?.id ?? '' });
}

/**
 * Adds two branches: `top` > `under` > `deep`, with `player` directly below `top`; `other` > `stranger`; and a trial
 * account.
 */
export async function agentBranch(app: App) {
  const top = await addMember(app, 'top', { type: 1 });
  const under = await addMember(app, 'under', { type: 2, uplinePath: top.uplinePath });
  const player = await addMember(app, 'player', { uplinePath: top.uplinePath });
  const deep = await addMember(app, 'deep', { uplinePath: under.uplinePath });
  const other = await addMember(app, 'other', { type: 1 });
  const stranger = await addMember(app, 'stranger', { uplinePath: other.uplinePath });
  const trial = await addMember(app, 'trial777', { type: trialType });
  return { top, under, player, deep, other, stranger, trial };
}

/** Adds a contract of the agent with the house that has long been in force. */
export async function agreedContract({ server: { kernel } }: App, agent: Member, terms: ContractTerms): Promise<void> {
  const long = new Date(0);
  const who = { kind: terms.kind, agentId: agent.id, uplineId: null };
  const contractId = newId();
  await kernel.db.insert(contracts).values({ id: contractId, ...who, uplinePath: agent.uplinePath, createdAt: long });
  const times = { offeredAt: long, acceptedAt: long, from: long };
  await kernel.db
    .insert(contractVersions)
    .values({ id: newId(), contractId, no: 1, ...who, paidBy: 'house', terms, ...times });
}

/** Terms of one tier, in basis points of the valid bet. */
export const dailyOf = (rate: number): ContractTerms => ({
  kind: 'daily',
  period: 'daily',
  tiers: [{ validBet: '0.00', profitLoss: '0.00', activeMembers: 0, rate }],
});

export const hourlyOf = (rate: number): ContractTerms => ({
  kind: 'hourly',
  tiers: [{ validBet: '0.00', profitLoss: '0.00', activeMembers: 0, rate }],
});
