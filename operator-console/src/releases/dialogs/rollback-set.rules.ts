import { RefusalError } from '@portal/shared/client/errors';
import { type ReleaseName, releaseName } from '@portal/shared/contract/releases/releases';
import { is } from 'valibot';

export interface NamedVersion {
  name: ReleaseName;
  version: string;
}

/** Returns the releases that a refused rollback names as compatible if rolled back together; empty if it names none. */
export function rollbackSetOf(error: unknown): NamedVersion[] {
  if (!(error instanceof RefusalError) || error.code !== 'release_does_not_fit') return [];
  const named = (error.fields?.together ?? '').split(' ').flatMap((text) => {
    const [name, version] = text.split('@');
    return version && is(releaseName, name) ? [{ name, version }] : [];
  });
  return named.length > 1 ? named : [];
}
