import type { CallResult } from '@portal/shared/contract/calls/define-call';
import type { getStatus } from '@portal/shared/contract/content/site';
import type { Settings } from '../../../kernel/config/settings.ts';
import type { SiteSettings } from '../content.settings.ts';

/** Scripts of others that the portal uses at the moment. */
export interface OutsideScripts {
  /** The project of the identity provider, as browsers get it. */
  firebase?: CallResult<typeof getStatus>['info']['identity']['firebase'];
  /** Empty: no analytics. */
  gtagId: string;
}

/** Reads what is configured of identity provider and analytics; without SCRIPTS_ORIGIN there is no place for them. */
export async function readOutsideScripts(
  settings: SiteSettings,
  { SCRIPTS_ORIGIN, FIREBASE_AUTH_EMULATOR_HOST: emulator }: Settings,
): Promise<OutsideScripts> {
  if (SCRIPTS_ORIGIN === undefined) return { gtagId: '' };
  const project = await settings.get('identity.firebase');
  const firebase = { ...project, ...(emulator && { emulatorAddress: `http://${emulator}` }) };
  return { gtagId: await settings.get('gtagId'), ...(project.projectId !== '' && { firebase }) };
}

/** Names the settings that have no effect, since SCRIPTS_ORIGIN is missing. */
export async function idleOutsideScripts(
  settings: SiteSettings,
  { SCRIPTS_ORIGIN }: Settings,
): Promise<readonly string[]> {
  if (SCRIPTS_ORIGIN !== undefined) return [];
  const { projectId } = await settings.get('identity.firebase');
  return [...(projectId ? ['identity.firebase'] : []), ...((await settings.get('gtagId')) ? ['gtagId'] : [])];
}
