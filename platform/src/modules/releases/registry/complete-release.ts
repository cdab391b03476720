import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Registry } from './registry.ts';
import type { ReleaseRow } from './releases-repository.ts';

/** @throws Refusal `not_found` when it was never published */
export async function publishedRow(
  { repository }: Pick<Registry, 'repository'>,
  name: string,
  version: string,
): Promise<ReleaseRow> {
  const row = await repository.find(name, version);
  if (row) return row;
  throw new Refusal('not_found', { fields: { version: `${name} ${version} was never published` } });
}

/** @throws Refusal `not_found` when its files are not what was published */
export async function refuseUnlessComplete({ store }: Pick<Registry, 'store'>, row: ReleaseRow): Promise<void> {
  const stored = await store.stateOf(row.manifest);
  if (stored === 'whole') return;
  const problem = { changed: 'are changed', missing: 'are missing; publish the same bytes to bring it back' }[stored];
  throw new Refusal('not_found', { fields: { version: `files of ${row.name} ${row.version} ${problem}` } });
}
