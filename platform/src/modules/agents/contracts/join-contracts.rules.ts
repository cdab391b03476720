import type { ContractRow, RequestRow, VersionRow } from './contracts.tables.ts';

interface Joined {
  contract: ContractRow;
  versions: readonly VersionRow[];
  request: RequestRow | undefined;
}

/** Joins contracts with their versions and open requests, in order. */
export function joinContracts(
  rows: readonly ContractRow[],
  versions: readonly VersionRow[],
  requests: readonly RequestRow[],
): Joined[] {
  const versionsOf = new Map<string, VersionRow[]>(rows.map(({ id }) => [id, []]));
  for (const version of versions) versionsOf.get(version.contractId)?.push(version);
  const requestOf = new Map(requests.map((request) => [request.contractId, request]));
  return rows.map((contract) => ({
    contract,
    versions: versionsOf.get(contract.id) ?? [],
    request: requestOf.get(contract.id),
  }));
}
