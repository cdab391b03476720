import type { CallResult } from '@portal/shared/contract/calls/define-call';
import type { getStatus } from '@portal/shared/contract/content/site';
import type { Database } from '../../kernel/database/database.ts';
import type { SettingsStore } from '../settings/index.ts';
import type { ContentSettings, ContentSettingValues } from './content.settings.ts';
import { readVersions } from './content-versions.ts';
import type { ShownContent } from './readers/shown-content.ts';

export type CacheVersions = CallResult<typeof getStatus>['versions'];
export type CacheName = keyof CacheVersions;

interface Deps {
  database: Database;
  settings: ContentSettings & Pick<SettingsStore, 'list'>;
  shown: ShownContent;
}

const routerKeys: readonly (keyof ContentSettingValues & string)[] = [
  'resources',
  'customerService',
  'domains',
  'imageCDNs',
  'launchGameCDNs',
];
const validationKeys: readonly string[] = ['register.rules', 'register.flags', 'agreementAge', 'termsTicked'];

/** Versions that browsers cache answers by for a session; each changes together with the answer it represents. */
export function cacheVersions({ database, settings, shown }: Deps): Readonly<Record<CacheName, () => Promise<string>>> {
  const changes = async (keys?: readonly string[]) =>
    String(
      (await settings.list())
        .filter(({ key }) => !keys || keys.includes(key))
        .reduce((sum, { version }) => sum + version, 0),
    );
  return {
    settings: () => changes(),
    routers: () => changes(routerKeys),
    vendors: async () => String((await readVersions(database)).vendors),
    announcements: () => shown.version(),
    validation: () => changes(validationKeys),
  };
}
