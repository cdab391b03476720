import type { SettingsStore } from './settings/settings-types.ts';

/**
 * Who sends SMS codes. The identity provider only where a project of it is named: without one `identity.smsChannel` means
 * nothing, and members would be left without any way to get a code.
 */
export async function readSmsChannel(settings: Pick<SettingsStore, 'get'>): Promise<'platform' | 'firebase'> {
  const { projectId } = await settings.get('identity.firebase');
  return projectId === '' ? 'platform' : settings.get('identity.smsChannel');
}
