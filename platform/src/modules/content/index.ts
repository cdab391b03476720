import type { CreateModule } from '../../kernel/module.ts';
import type { SettingsStore } from '../settings/index.ts';
import { type CacheName, cacheVersions } from './cache-versions.ts';
import type { ContentSettings } from './content.settings.ts';
import { bumpVersion, type ContentArea } from './content-versions.ts';
import { createDocumentStore } from './documents/document-store.ts';
import type { DocumentStore } from './documents/document-types.ts';
import { createFeedbackService, type FeedbackService } from './feedback/feedback.ts';
import { createPictureStore, type PictureStore } from './pictures.ts';
import { createShownContent, type ShownContent } from './readers/shown-content.ts';
import { seedContent } from './seed/seed-content.ts';
import { isAllowed, readAllowedOrigins } from './site/allowed-origins.ts';
import { type ContactChannel, readContactChannel } from './site/contact-channel.ts';
import { type IdentityOrigins, identityOrigins } from './site/identity-origins.rules.ts';
import { licencesOf } from './site/licence-presets.ts';
import { idleOutsideScripts, type OutsideScripts, readOutsideScripts } from './site/outside-scripts.ts';
import { createSiteGate, readSiteStatus, type SiteStatus } from './site/site-status.ts';

export type { ContentSettingValues, SiteSettings } from './content.settings.ts';
export type { OfferedPresent } from './readers/offers.ts';
export type { ShownPromotion } from './readers/promotions.ts';
export { assertAllowed, isAllowed } from './site/allowed-origins.ts';
export type { ContactChannel } from './site/contact-channel.ts';

/** The content of the site. */
export interface ContentModule {
  feedback: FeedbackService;
  /** The operator's documents, by kind, with their versions. */
  documents: DocumentStore;
  pictures: PictureStore;
  /** The part of them that visitors see. */
  shown: ShownContent;
  /** Marks an area as changed, so that browsers ask again at the next page load. */
  changed(area: ContentArea): Promise<void>;
  /** The version that browsers cache an answer by: read it before reading the answer's data. */
  cacheVersion(name: CacheName): Promise<string>;
  /** Every picture of settings and content that pages may show: addresses, `art:<scene>`, names of drawn signs. */
  pictureAddresses(): Promise<string[]>;
  /** Origins that pages may show pictures of and texts may link to, by two admins' settings. */
  allowedOrigins(): Promise<ReadonlySet<string>>;
  /** Who verifies a contact of that kind at the moment. */
  contactChannel(kind: 'mobile' | 'email'): Promise<ContactChannel>;
  status(country: string | undefined): Promise<SiteStatus>;
  /** Identity provider and analytics, as they are in use at the moment. */
  outsideScripts(): Promise<OutsideScripts>;
  /** Foreign origins that the identity provider needs at the moment. */
  identityOrigins(): Promise<IdentityOrigins>;
  /** Writes the texts of a fresh portal; existing ones are not changed. */
  seed(): Promise<void>;
}

export const createContentModule: CreateModule<
  ContentModule,
  { settings: ContentSettings & Pick<SettingsStore, 'list'> }
> = (kernel, { settings }) => {
  const { database, clock } = kernel;
  kernel.callers.gates.push(createSiteGate(kernel, settings));
  const shown = createShownContent(kernel, settings);
  const versions = cacheVersions({ database, settings, shown });
  const allowedOrigins = () => readAllowedOrigins(settings, kernel.settings);
  const outsideScripts = () => readOutsideScripts(settings, kernel.settings);
  kernel.lifecycle.onStart(async () => {
    const idle = await idleOutsideScripts(settings, kernel.settings);
    if (idle.length > 0) kernel.logger.warn({ settings: idle }, 'SCRIPTS_ORIGIN is not set: these have no effect');
  });
  return {
    feedback: createFeedbackService(kernel, settings),
    documents: createDocumentStore(kernel, allowedOrigins),
    allowedOrigins,
    pictures: createPictureStore(kernel),
    shown,
    changed: (area) => bumpVersion(database, area),
    cacheVersion: (name) => versions[name](),
    pictureAddresses: async () => {
      const allowed = await allowedOrigins();
      return [
        ...licencesOf(await settings.get('licences')).map(({ logo }) => logo),
        ...(await shown.pictures()).filter((address) => isAllowed(address, allowed)),
      ];
    },
    status: (country) => readSiteStatus({ clock, settings, versions, process: kernel.settings }, country),
    contactChannel: (kind) => readContactChannel(settings, kernel.settings, kind),
    outsideScripts,
    identityOrigins: async () => identityOrigins((await outsideScripts()).firebase),
    seed: () => seedContent(kernel),
  };
};
