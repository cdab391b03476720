import { createSecrets } from '../../kernel/secrets.ts';
import type { Settings } from '../../kernel/settings.ts';
import type { Member } from './members.ts';

/** Decrypts what a member has filled in beside account and contacts. */
export function profileOf(settings: Settings, { profile }: Member): Readonly<Record<string, string>> {
  return profile ? JSON.parse(createSecrets(settings).open(profile)) : {};
}
