import type { Contract, ContractVersionView } from '@portal/shared/contract/agents/contracts';
import type { ContractDeps } from './contract-deps.ts';
import type { ContractRecord } from './contract-rows.ts';
import { comingAfter, inForceAt, stateAt } from './contract-time.rules.ts';
import type { VersionRow } from './contracts.tables.ts';

/** Shows contracts to both sides. */
export async function showContracts(deps: ContractDeps, records: readonly ContractRecord[]): Promise<Contract[]> {
  const ids = records.flatMap(({ contract: { agentId, uplineId } }) => (uplineId ? [agentId, uplineId] : [agentId]));
  const accounts = await deps.member.accountsOf(ids);
  const now = deps.kernel.clock.now();
  return records.map(({ contract, versions, request }) => {
    const { id, kind, agentId, uplineId } = contract;
    const current = inForceAt(versions, now);
    const coming = comingAfter(versions, now);
    const shown = current ?? coming ?? versions.at(-1);
    return {
      id,
      kind,
      account: accounts.get(agentId) ?? '',
      upline: uplineId ? accounts.get(uplineId) : undefined,
      state: stateAt({ ...contract, isAgreed: versions.length > 0 }, now),
      version: shown && showVersion(shown),
      next: current && coming && showVersion(coming),
      request: request && {
        id: request.id,
        type: request.type,
        at: request.askedAt.toISOString(),
        terms: request.terms ?? undefined,
        paidBy: request.paidBy ?? undefined,
      },
    };
  });
}

export function showVersion({ no, terms, paidBy, ...row }: VersionRow): ContractVersionView {
  return {
    no,
    terms,
    paidBy,
    offeredAt: row.offeredAt.toISOString(),
    acceptedAt: row.acceptedAt.toISOString(),
    from: row.from.toISOString(),
    until: row.until?.toISOString(),
  };
}
