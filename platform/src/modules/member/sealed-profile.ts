import { createSecrets } from '../../kernel/secrets.ts';
import type { Settings } from '../../kernel/settings.ts';
import type { Member } from './members.ts';

/** What a member has filled in beside account and contacts; sealed in the database. */
export function profileOf(settings: Settings, { profile }: Member): Readonly<Record<string, string>> {
  return profile ? JSON.parse(createSecrets(settings).open(profile)) : {};
}
