import type { Downline, exportDownlines, listDownlines } from '@portal/shared/contract/agents/downlines';
import type { CallParsedInput, CallResult } from '@portal/shared/contract/calls/define-call';
import { exportRowsAtMost } from '@portal/shared/contract/time/record-period';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { type DownlineFilter, isBelow, type Member, type Downline as Row, uplineIds } from '../../accounts/index.ts';
import { inBatches } from '../figures/reports/in-batches.ts';
import type { TeamDeps } from './team-deps.ts';

type Asked = CallParsedInput<typeof exportDownlines>;
type Query = CallParsedInput<typeof listDownlines>;
type Team = CallResult<typeof listDownlines>;

const nobody = { members: 0, directMembers: 0 };

/**
 * Lists members below the caller, or below `parent` in its branch; a stranger as `parent` gives the same as an unknown
 * name.
 */
export function createDownlineList(deps: TeamDeps) {
  return async (head: Member, { parent: named, ...query }: Query): Promise<Team> => {
    const parent = await parentOf(deps, head, named);
    if (!parent) return { path: [], list: [], totalPages: 0, found: 0 };
    const { rows, found, totalPages } = await deps.member.branches.downlinesOf({
      ...query,
      headPath: parent.uplinePath,
    });
    const list = await viewsOf(deps, head, rows);
    return { path: await pathTo(deps, head, parent), list, totalPages, found };
  };
}

/**
 * Exports everything the filter finds.
 * @throws Refusal `export_too_large`
 */
export function createDownlineFile(deps: TeamDeps) {
  return async (head: Member, { parent: named, ...asked }: Asked): Promise<AsyncIterable<Downline> | Downline[]> => {
    const parent = await parentOf(deps, head, named);
    if (!parent) return [];
    const filter = { ...asked, headPath: parent.uplinePath };
    if ((await deps.member.branches.countDownlines(filter, exportRowsAtMost + 1)) > exportRowsAtMost)
      throw new Refusal('export_too_large', { params: { rows: exportRowsAtMost } });
    return every(deps, head, filter);
  };
}

async function* every(deps: TeamDeps, head: Member, filter: DownlineFilter): AsyncGenerator<Downline> {
  for await (const some of inBatches(deps.member.branches.everyDownline(filter), 500))
    yield* await viewsOf(deps, head, some);
}

async function parentOf({ member }: TeamDeps, head: Member, named: string | undefined): Promise<Member | undefined> {
  if (named === undefined) return head;
  const found = await member.byAccount(named);
  return found && (found.id === head.id || isBelow(found.uplinePath, head.uplinePath)) ? found : undefined;
}

/** Lists members from the head's direct downline to the parent, inclusive. */
async function pathTo({ member }: TeamDeps, head: Member, parent: Member): Promise<Team['path']> {
  if (parent.id === head.id) return [];
  const ids = [...uplineIds(parent.uplinePath).slice(depthOf(head)), parent.id];
  const accounts = await member.accountsOf(ids);
  return ids.map((id) => ({ account: accounts.get(id) ?? '' }));
}

/** 1 at the top. */
const depthOf = ({ uplinePath }: Pick<Member, 'uplinePath'>) => uplineIds(uplinePath).length + 1;
const uplineOf = ({ uplinePath }: Pick<Member, 'uplinePath'>) => uplineIds(uplinePath).at(-1) ?? '';

async function viewsOf({ member, contracts }: TeamDeps, head: Member, rows: readonly Row[]): Promise<Team['list']> {
  const ids = rows.map(({ id }) => id);
  const [sizes, rates, accounts] = await Promise.all([
    member.branches.sizesOf(ids),
    contracts.ratesOf(ids),
    member.accountsOf(rows.map(uplineOf)),
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
