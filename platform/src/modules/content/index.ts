import type { Banner, Notice } from '@portal/shared/contract/content/list-announcements';
import type { Promotion } from '@portal/shared/contract/content/list-promotions';
import { addMessageTexts } from '../../kernel/message-texts.ts';
import type { CreateModule } from '../../kernel/module.ts';
import { listBanners, listNotices, saveBanner, saveNotice } from './announcements.ts';
import { bumpVersion, type ContentArea } from './content-versions.ts';
import { createFeedbackDesk, type FeedbackDesk } from './feedback.ts';
import { type HelpArticle, readHelpArticles, saveHelpArticle } from './help-articles.ts';
import { type IdentityOrigins, identityOrigins } from './identity-origins.rules.ts';
import { readPromotions, savePromotion } from './promotions.ts';
import { seedContent } from './seed/seed-content.ts';
import { createSettingsStore, type SettingsStore } from './settings/settings-store.ts';
import { createSiteGate, readSiteStatus, type SiteStatus } from './site-status.ts';

export type { SettingKey, SettingValue } from './settings/definitions.ts';
export { defaultRegisterRules, type RegistrationRules } from './settings/register-defaults.ts';
export { patternFits } from './settings/safe-pattern.ts';
export type { SettingsStore, StoredSetting } from './settings/settings-store.ts';
export { readSmsChannel } from './sms-channel.ts';

/** Settings of the operator, and what the site tells its visitors. */
export interface ContentModule {
  settings: SettingsStore;
  feedback: FeedbackDesk;
  banners(): Promise<Banner[]>;
  notices(types: readonly Notice['type'][]): Promise<Notice[]>;
  promotions(type: string | undefined): Promise<Promotion[]>;
  helpArticles(): Promise<HelpArticle[]>;
  /** HTML in what is saved is sanitised. */
  saveNotice(notice: Notice): Promise<void>;
  saveBanner(banner: Banner, position: number): Promise<void>;
  savePromotion(promotion: Promotion, position: number): Promise<void>;
  saveHelpArticle(article: HelpArticle, position: number): Promise<void>;
  /** Says that an area changed, so that browsers ask again at the next page load. */
  changed(area: ContentArea): Promise<void>;
  status(country: string | undefined): Promise<SiteStatus>;
  /** Origins of others that pages may use at the moment. */
  identityOrigins(): Promise<IdentityOrigins>;
  /** The English texts of a fresh portal; leaves what is there alone. */
  seed(): Promise<void>;
}

export const createContentModule: CreateModule<ContentModule> = (kernel) => {
  const { database, clock } = kernel;
  addMessageTexts({
    invalid_setting: 'The value does not fit this setting',
    input_cannot_be_empty: 'Input cannot be empty',
    feedback_too_short: 'Please write at least {min} characters',
    feedback_too_long: 'Please write at most {max} characters',
  });
  const settings = createSettingsStore(database, clock, { currencySymbol: kernel.settings.CURRENCY_SYMBOL });
  kernel.callers.gates.push(createSiteGate(kernel, settings));
  const content: ContentModule = {
    settings,
    feedback: createFeedbackDesk(kernel, settings),
    banners: () => listBanners(database),
    notices: (types) => listNotices(database, types),
    promotions: (type) => readPromotions(database, type),
    helpArticles: () => readHelpArticles(database),
    saveNotice: (notice) => saveNotice(database, notice),
    saveBanner: (banner, position) => saveBanner(database, banner, position),
    savePromotion: (promotion, position) => savePromotion(database, promotion, position),
    saveHelpArticle: (article, position) => saveHelpArticle(database, article, position),
    changed: (area) => bumpVersion(database, area),
    status: (country) =>
      readSiteStatus(
        { database, clock, settings, firebaseEmulator: kernel.settings.FIREBASE_AUTH_EMULATOR_HOST },
        country,
      ),
    identityOrigins: async () =>
      identityOrigins(await settings.get('identity.firebase'), kernel.settings.FIREBASE_AUTH_EMULATOR_HOST),
    seed: () => seedContent(content),
  };
  return content;
};
