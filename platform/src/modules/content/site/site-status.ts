import type { CallResult } from '@portal/shared/contract/calls/define-call';
import { getCustomerService, getStatus } from '@portal/shared/contract/content/site';
import type { Gate } from '../../../kernel/calls/callers.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Settings } from '../../../kernel/config/settings.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { Clock } from '../../../kernel/time/clock.ts';
import type { CacheName, CacheVersions } from '../cache-versions.ts';
import type { ContentSettings, ContentSettingValues } from '../content.settings.ts';
import { readContactChannel } from './contact-channel.ts';
import { licencesOf } from './licence-presets.ts';
import { type OutsideScripts, readOutsideScripts } from './outside-scripts.ts';
import { isRegionBlocked, isUnderMaintenance, siteStatus } from './site-status.rules.ts';
import { isSnowing } from './snow.rules.ts';
import { visitorCountry } from './visitor-country.ts';

/** The answer of the status call, without the visitor's address. */
export type SiteStatus = Omit<CallResult<typeof getStatus>, 'location'>;

interface Deps {
  clock: Clock;
  settings: ContentSettings;
  versions: Readonly<Record<CacheName, () => Promise<string>>>;
  /** Settings of the process. */
  process: Settings;
}

export async function readSiteStatus(
  { clock, settings, versions, process }: Deps,
  country: string | undefined,
): Promise<SiteStatus> {
  const now = clock.now();
  const maintenance = await settings.get('maintenance');
  const region = await settings.get('regionRestriction');
  const isDown = isUnderMaintenance(maintenance, now);
  const isBlocked = isRegionBlocked(region, country);
  const { title, text, endsAt, texts } = maintenance;
  return {
    status: siteStatus(isDown, isBlocked),
    info: await readSiteInfo(settings, process, now),
    maintenance: isDown
      ? { active: true, title, text, ...(endsAt ? { endsAt } : {}), ...(texts ? { texts } : {}) }
      : { active: false },
    regionRestriction: isBlocked ? blockedTexts(region) : { active: false },
    serverTime: now.toISOString(),
    versions: await readAll(versions),
  };
}

const blockedTexts = ({ text, texts }: ContentSettingValues['regionRestriction']) => ({
  active: true,
  text,
  ...(texts ? { texts } : {}),
});

async function readSiteInfo(settings: ContentSettings, process: Settings, now: Date): Promise<SiteStatus['info']> {
  const outside = await readOutsideScripts(settings, process);
  const zaloBonus = await settings.get('download.zaloBonus');
  const timeZone = await settings.get('timeZone');
  const dialogAutoCloseSeconds = await settings.get('dialogs.autoCloseSeconds');
  return {
    brandName: await settings.get('brandName'),
    ...(process.PUBLIC_DEMO ? { isPublicDemo: true } : {}),
    currencySymbol: await settings.get('currencySymbol'),
    languages: await settings.get('languages'),
    defaultLanguage: await settings.get('defaultLanguage'),
    menu: await settings.get('whitelabel.menu'),
    licences: licencesOf(await settings.get('licences')),
    resources: await settings.get('resources'),
    customerService: await settings.get('customerService'),
    ...(outside.gtagId ? { gtagId: outside.gtagId } : {}),
    ...(process.SCRIPTS_ORIGIN ? { scriptsOrigin: process.SCRIPTS_ORIGIN } : {}),
    passkeyOrigin: new URL(process.PUBLIC_ORIGIN).origin,
    imageCDNs: await settings.get('imageCDNs'),
    launchGameCDNs: await settings.get('launchGameCDNs'),
    jackpotSource: await settings.get('jackpot.source'),
    timeZone,
    agentCentreTypes: [...(await settings.get('agentCentre.types'))],
    ...(zaloBonus ? { zaloBonus } : {}),
    isInstallable: await settings.get('app.isOffered'),
    ...(dialogAutoCloseSeconds > 0 ? { dialogAutoCloseSeconds } : {}),
    toggles: { ...(await settings.get('toggles')), snow: isSnowing(await settings.get('footer.snow'), timeZone, now) },
    identity: await readIdentityInfo(settings, process, outside),
  };
}

async function readIdentityInfo(
  settings: ContentSettings,
  process: Settings,
  { firebase }: OutsideScripts,
): Promise<SiteStatus['info']['identity']> {
  return {
    smsChannel: await readContactChannel(settings, process, 'mobile'),
    mailChannel: (await readContactChannel(settings, process, 'email')) === 'platform' ? 'platform' : 'none',
    socialChannels: firebase ? await settings.get('identity.socialChannels') : [],
    ...(firebase && { firebase }),
    humanVerification: await settings.get('identity.humanVerification'),
  };
}

async function readAll(versions: Deps['versions']): Promise<CacheVersions> {
  return {
    settings: await versions.settings(),
    routers: await versions.routers(),
    vendors: await versions.vendors(),
    announcements: await versions.announcements(),
    validation: await versions.validation(),
  };
}

/**
 * The calls that a visitor may make while the site is closed or blocked for the region: the page about it, and support.
 */
const alwaysOpen = new Set([
  getStatus.path,
  getCustomerService.path,
  '/wps/system/keys',
  '/wps/feedback',
  '/wps/session/logout',
]);

/** Refuses players under maintenance and from blocked regions. Operators and vendors are not checked. */
export function createSiteGate({ clock, settings: process }: Kernel, settings: ContentSettings): Gate {
  return async (request, call) => {
    if (alwaysOpen.has(call.path) || call.path.startsWith('/operator/')) return;
    const maintenance = await settings.get('maintenance');
    if (isUnderMaintenance(maintenance, clock.now()))
      throw new Refusal('under_maintenance', { retryAfterSeconds: 300 });
    const country = visitorCountry(request, process.TRUST_PROXY);
    if (isRegionBlocked(await settings.get('regionRestriction'), country)) throw new Refusal('region_blocked');
  };
}
