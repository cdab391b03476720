import { hasSender } from '../../../kernel/config/senders.rules.ts';
import type { Settings } from '../../../kernel/config/settings.ts';
import type { SiteSettings } from '../content.settings.ts';
import { readOutsideScripts } from './outside-scripts.ts';

/**
 * Who verifies a contact: the platform with a code, the identity provider with its SMS and a token, or nobody when
 * there is no way to reach it.
 */
export type ContactChannel = 'platform' | 'firebase' | 'none';

/**
 * The single place that decides how a contact is verified. The identity provider counts only when a project of it and
 * SCRIPTS_ORIGIN are set: otherwise `identity.smsChannel` has no effect, and members keep a way to get a code.
 */
export async function readContactChannel(
  settings: SiteSettings,
  process: Settings,
  kind: 'mobile' | 'email',
): Promise<ContactChannel> {
  if (kind === 'email') return hasSender(process, 'email') ? 'platform' : 'none';
  const { firebase } = await readOutsideScripts(settings, process);
  if (firebase && (await settings.get('identity.smsChannel')) === 'firebase') return 'firebase';
  return hasSender(process, 'sms') ? 'platform' : 'none';
}
