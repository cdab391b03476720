import type { Settings } from '../../../kernel/config/settings.ts';
import { createSecrets } from '../../../kernel/security/secrets.ts';
import type { Member } from '../members.ts';
import { sealedProfile } from '../tables.ts';

type Profile = Readonly<Record<string, string>>;

/** Decrypts what a member has filled in beside account and contacts. */
export function profileOf(settings: Settings, { id, profile }: Member): Profile {
  return profile ? JSON.parse(createSecrets(settings).open(profile, sealedProfile.of({ id }))) : {};
}

/** Encrypts it for the row of the member. */
export function sealedProfileOf(settings: Settings, id: string, profile: Profile): string {
  return createSecrets(settings).seal(JSON.stringify(profile), sealedProfile.of({ id }));
}
