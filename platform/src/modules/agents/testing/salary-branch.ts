import type { ContractTerms, Tier } from '@portal/shared/contract/agents/contract-terms';
import type { PaidBy } from '@portal/shared/contract/agents/contracts';
import { dayIn } from '@portal/shared/contract/time/calendar-days';
import type { App } from '../../../app.ts';
import { newId } from '../../../kernel/database/ids.ts';
import type { Member } from '../../accounts/index.ts';
import { addMember } from '../../accounts/testing/add-member.ts';
import { settledBet } from '../../games/testing/settled-bet.ts';
import { between, houseAccount, memberAccount } from '../../wallet/index.ts';
import { contracts, contractVersions } from '../contracts/contracts.tables.ts';

export const portalZone = 'Asia/Ho_Chi_Minh';

export const tier = (validBet: string, rate: number, more: Partial<Tier> = {}): Tier => ({
  validBet,
  profitLoss: '0.00',
  activeMembers: 0,
  rate,
  ...more,
});

interface AgreedVersion {
  terms: ContractTerms;
  paidBy?: PaidBy;
  from: string;
  until?: string;
}

/** Adds versions that both sides have agreed on, directly in the tables. Returns the id of the contract. */
export async function agree(
  app: App,
  agent: Member,
  upline: Member | undefined,
  versions: AgreedVersion[],
): Promise<string> {
  const { db } = app.server.kernel;
  const [first] = versions;
  if (!first) throw new Error('A contract has a version');
  const contract = { id: newId(), kind: first.terms.kind, agentId: agent.id, uplineId: upline?.id ?? null };
  const last = versions.at(-1);
  const endsAt = last?.until ? new Date(last.until) : null;
  const createdAt = new Date(first.from);
  await db.insert(contracts).values({ ...contract, uplinePath: agent.uplinePath, createdAt, endsAt, closedAs: null });
  const rows = versions.map(({ terms, paidBy = 'house', from, until }, at) => ({
    id: newId(),
    contractId: contract.id,
    no: at + 1,
    kind: terms.kind,
    agentId: agent.id,
    uplineId: contract.uplineId,
    paidBy,
    terms,
    offeredAt: createdAt,
    acceptedAt: createdAt,
    from: new Date(from),
    until: until ? new Date(until) : null,
  }));
  await db.insert(contractVersions).values(rows);
  return contract.id;
}

export interface SalaryBranch {
  /** From the top down, each below the one before. */
  agents: [top: Member, second: Member, third: Member, fourth: Member];
  /** Beside the third, with a contract of its own. */
  beside: Member;
  /** Two below each agent. */
  players: Member[];
}

/** Adds a branch of four levels with players below each; uplines have money to pay with. */
export async function salaryBranch(app: App, prefix = ''): Promise<SalaryBranch> {
  const add = (account: string, upline: Member | undefined, type: number) =>
    addMember(app, `${prefix}${account}`, { type, uplinePath: upline?.uplinePath ?? '' });
  const top = await add('top01', undefined, 1);
  const second = await add('second01', top, 2);
  const third = await add('third01', second, 2);
  const fourth = await add('fourth01', third, 2);
  const beside = await add('beside01', second, 2);
  const players: Member[] = [];
  for (const [at, agent] of [top, second, third, fourth, beside].entries())
    for (const no of [1, 2]) players.push(await add(`player${at}${no}`, agent, 0));
  return { agents: [top, second, third, fourth], beside, players };
}

/** Credits money from outside, so that the wallet of a member covers something. */
export async function fund({ modules }: App, { id }: Member, minor: bigint, reference = newId()): Promise<void> {
  const legs = between(houseAccount('equity'), memberAccount(id), minor);
  await modules.wallet.post({ source: 'test', reference, kind: 'deposit', legs });
}

interface Play {
  at: Date;
  stakeMinor: bigint;
  winMinor: bigint;
}

/** Publishes a settled bet as the figures receive it, and returns its payload. */
export async function bet(app: App, player: Member, { at, stakeMinor, winMinor }: Play) {
  const settled = settledBet(player, {
    stakeMinor: String(stakeMinor),
    winMinor: String(winMinor),
    settledAt: at.toISOString(),
    day: dayIn(portalZone, at),
  });
  await app.modules.agents.figures.fold([settled]);
  return settled;
}
