import type { Settings } from '../../../kernel/config/settings.ts';
import { createSecrets } from '../../../kernel/security/secrets.ts';
import type { Member } from '../members.ts';

/** Decrypts what a member has filled in beside account and contacts. */
export function profileOf(settings: Settings, { profile }: Member): Readonly<Record<string, string>> {
  return profile ? JSON.parse(createSecrets(settings).open(profile)) : {};
}
