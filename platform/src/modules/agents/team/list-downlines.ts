import type { listDownlines } from '@portal/shared/contract/agents/team-calls';
import type { CallParsedInput, CallResult } from '@portal/shared/contract/define-call';
import { type Downline, isBelow, type Member, uplineIds } from '../../member/index.ts';
import type { TeamDeps } from './team-deps.ts';

type Query = CallParsedInput<typeof listDownlines>;
type Team = CallResult<typeof listDownlines>;

const nobody = { members: 0, directMembers: 0 };

/** Those below the caller, or below `parent` in its branch; a stranger as `parent` gives what an unknown name gives. */
export function createDownlineList(deps: TeamDeps) {
  const { member } = deps;
  return async (head: Member, { parent: named, ...query }: Query): Promise<Team> => {
    const parent = named === undefined ? head : await member.byAccount(named);
    const isOwn = parent && (parent.id === head.id || isBelow(parent.uplinePath, head.uplinePath));
    if (!isOwn) return { path: [], list: [], totalPages: 0, found: 0 };
    const { rows, found, totalPages } = await member.downlinesOf({ ...query, headPath: parent.uplinePath });
    const list = await viewsOf(deps, head, rows);
    return { path: await pathTo(deps, head, parent), list, totalPages, found };
  };
}

/** From the direct downline of the head to the parent, who is in it. */
async function pathTo({ member }: TeamDeps, head: Member, parent: Member): Promise<Team['path']> {
  if (parent.id === head.id) return [];
  const ids = [...uplineIds(parent.uplinePath).slice(depthOf(head)), parent.id];
  const accounts = await member.accountsOf(ids);
  return ids.map((id) => ({ account: accounts.get(id) ?? '' }));
}

/** 1 at the top. */
const depthOf = ({ uplinePath }: Pick<Member, 'uplinePath'>) => uplineIds(uplinePath).length + 1;
const uplineOf = ({ uplinePath }: Pick<Member, 'uplinePath'>) => uplineIds(uplinePath).at(-1) ?? '';

async function viewsOf(
  { member, contracts }: TeamDeps,
  head: Member,
  rows: readonly Downline[],
): Promise<Team['list']> {
  const ids = rows.map(({ id }) => id);
  const [sizes, rates, accounts] = await Promise.all([
    member.sizesOf(ids),
    contracts.ratesOf(ids),
    member.accountsOf([...new Set(rows.map(uplineOf))]),
  ]);
  return rows.map((row) => ({
    account: row.account,
    type: row.type,
    state: row.state === 'open' ? 'open' : 'closed',
    upline: accounts.get(uplineOf(row)) ?? '',
    depth: depthOf(row) - depthOf(head),
    registeredAt: row.registeredAt.toISOString(),
    ...(row.lastLoginAt ? { lastLoginAt: row.lastLoginAt.toISOString() } : {}),
    ...(sizes.get(row.id) ?? nobody),
    contracts: rates.get(row.id) ?? [],
  }));
}
