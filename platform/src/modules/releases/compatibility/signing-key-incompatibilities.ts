import type { Incompatibility } from '@portal/shared/contract/releases/compatibility';
import type { ReleaseManifest } from '@portal/shared/contract/releases/release-manifest';
import type { Registry } from '../registry/registry.ts';

/**
 * A page whose shell does not know the signing key refuses every composition, so such a shell is incompatible with all.
 */
export async function signingKeyIncompatibilities(
  { signingKid }: Pick<Registry, 'signingKid'>,
  { version, page }: ReleaseManifest,
): Promise<Incompatibility[]> {
  if (!page || page.keyIds.includes(await signingKid())) return [];
  const who = `shell ${version}`;
  return [{ who, kind: 'contract', subject: 'keys', text: `${who} was built with other keys than the one that signs` }];
}
