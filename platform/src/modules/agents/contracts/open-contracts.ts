import type { ContractKind } from '@portal/shared/contract/agents/contract-terms';
import { highestRate } from '@portal/shared/contract/agents/terms.rules';
import type { ContractDeps } from './contract-deps.ts';
import { versionById, versionsIn, versionsOf } from './contract-rows.ts';
import { type ContractService, createContractService } from './contract-service.ts';
import type { VersionRow } from './contracts.tables.ts';
import type { AgreedVersion, ContractsApi } from './contracts-api.ts';
import { lockBranchContracts } from './lock-branch-contracts.ts';
import { assertOfferable, assertWithinOwn, refusedAt } from './requests/may-offer.ts';
import { notifyOfWrittenRequest } from './requests/offer.ts';
import { writeOffer } from './requests/write-request.ts';
import { endContractsOfMoved } from './terminations/end-moved-contracts.ts';

/** Contracts between agents and their uplines (docs/product.md 4; decisions/051). */
export function openContracts(deps: ContractDeps): ContractsApi & { service: ContractService } {
  const { database, clock } = deps.kernel;
  deps.member.branches.onMoved((moved) => endContractsOfMoved(deps, moved));

  const assertOffers: ContractsApi['assertOffers'] = async (upline, offers) => {
    for (const [at, terms] of offers.entries()) {
      const path = `offers.${at}`;
      const isSecond = offers.slice(0, at).some(({ kind }) => kind === terms.kind);
      if (isSecond) throw refusedAt('contract_request_open', path, 'kind');
      await assertOfferable(deps, terms, path);
      await assertWithinOwn(deps, upline.id, terms, path);
    }
  };

  return {
    service: createContractService(deps),
    inForce: async (kind, span) => (await versionsIn(database, kind, span)).map(agreedVersion),
    async version(versionId) {
      const row = await versionById(database, versionId);
      return row && agreedVersion(row);
    },
    async ratesOf(agentIds) {
      const rates = new Map<string, { kind: ContractKind; rate: number }[]>(agentIds.map((id) => [id, []]));
      for (const { agentId, kind, terms } of await versionsOf(database, agentIds, clock.now())) {
        rates.get(agentId)?.push({ kind, rate: highestRate(terms) });
      }
      return rates;
    },
    assertOffers,
    async offerToNewcomer(upline, newcomer, offers) {
      if (offers.length === 0) return;
      await database.transaction(async () => {
        await lockBranchContracts(database, [upline]);
        await assertOffers(upline, offers);
        for (const terms of offers) {
          await notifyOfWrittenRequest(deps, await writeOffer(deps, { uplineId: upline.id, agent: newcomer, terms }));
        }
      });
    },
  };
}

function agreedVersion({ uplineId, until, ...row }: VersionRow): AgreedVersion {
  return { ...row, uplineId: uplineId ?? undefined, until: until ?? undefined };
}
