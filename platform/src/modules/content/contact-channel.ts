import { hasSender } from '../../kernel/senders.rules.ts';
import type { Settings } from '../../kernel/settings.ts';
import type { SettingsStore } from './settings/settings-types.ts';

/**
 * Who proves that somebody has a contact: the platform by a code, the identity provider by its SMS and a token, or nobody,
 * since there is no way to reach it.
 */
export type ContactChannel = 'platform' | 'firebase' | 'none';

/**
 * The one answer to what a contact can be used for. The identity provider counts only where a project of it is named:
 * without one `identity.smsChannel` means nothing, and members would be left without any way to get a code.
 */
export async function readContactChannel(
  settings: Pick<SettingsStore, 'get'>,
  process: Settings,
  kind: 'mobile' | 'email',
): Promise<ContactChannel> {
  if (kind === 'email') return hasSender(process, 'email') ? 'platform' : 'none';
  const { projectId } = await settings.get('identity.firebase');
  if (projectId !== '' && (await settings.get('identity.smsChannel')) === 'firebase') return 'firebase';
  return hasSender(process, 'sms') ? 'platform' : 'none';
}
