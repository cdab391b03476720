import type { CallResult } from '@portal/shared/contract/calls/define-call';
import type { Banner, Notice } from '@portal/shared/contract/content/announcements';
import type { getHelpCenter } from '@portal/shared/contract/content/help-center';
import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { ContentSettings } from '../content.settings.ts';
import { createDocumentsInForce, type DocumentsInForce } from '../documents/documents-in-force.ts';
import { type LanguageChain, languageChain, pickTexts } from '../documents/pick-texts.rules.ts';
import { timesPassed } from '../documents/timing.rules.ts';
import { type AgentNotice, agentNoticesOf, bannersOf, noticesOf } from './announcements.ts';
import {
  type OfferedPresent,
  type PointPresent,
  pointPresentsOf,
  presentsOffered,
  type VipLevel,
  vipLevelsOf,
} from './offers.ts';
import { promotionsOf, type ShownPromotion } from './promotions.ts';

/** The operator's documents as visitors see them, in the requested language or the nearest there is. */
export interface ShownContent {
  banners(language: LanguageCode): Promise<Banner[]>;
  notices(language: LanguageCode, types: readonly Notice['type'][]): Promise<Notice[]>;
  /** Announcements only for agents. */
  agentNotices(language: LanguageCode): Promise<AgentNotice[]>;
  promotions(language: LanguageCode): Promise<ShownPromotion[]>;
  helpArticles(language: LanguageCode): Promise<HelpArticle[]>;
  vipLevels(language: LanguageCode): Promise<VipLevel[]>;
  pointPresents(language: LanguageCode): Promise<PointPresent[]>;
  /** The same with everything needed to redeem one, in every language. */
  presentsOffered(): Promise<OfferedPresent[]>;
  /** Addresses of all pictures in it: banners, offers, and those within articles. */
  pictures(): Promise<string[]>;
  /**
   * Changes with everything above: when an operator changes it, with the default language, and when a banner or
   * announcement starts or ends.
   */
  version(): Promise<string>;
}

export function createShownContent(kernel: Kernel, settings: ContentSettings): ShownContent {
  const { clock } = kernel;
  const inForce = createDocumentsInForce(kernel);
  const read =
    <Rest extends unknown[], T>(pick: (documents: DocumentsInForce, languages: LanguageChain, ...rest: Rest) => T) =>
    async (language: LanguageCode, ...rest: Rest) =>
      pick(await inForce(), languageChain(language, await settings.get('defaultLanguage')), ...rest);
  const readLevels = read(vipLevelsOf);
  const offered = async () => presentsOffered(await inForce(), await settings.get('points.bonuses'));
  return {
    banners: read((documents, languages) => bannersOf(documents, languages, clock.now())),
    notices: read((documents, languages, types: readonly Notice['type'][]) =>
      noticesOf(documents, languages, clock.now(), types),
    ),
    agentNotices: read((documents, languages) => agentNoticesOf(documents, languages, clock.now())),
    promotions: read(promotionsOf),
    helpArticles: read(helpArticlesOf),
    vipLevels: async (language) => readLevels(language, (await settings.get('rewards.vip')).ranks),
    pointPresents: async (language) =>
      pointPresentsOf(await offered(), languageChain(language, await settings.get('defaultLanguage'))),
    presentsOffered: offered,
    pictures: async () => picturesOf(await inForce()),
    async version() {
      const documents = await inForce();
      return [documents.version, timesPassed(documents, clock.now()), await settings.get('defaultLanguage')].join('.');
    },
  };
}

type HelpArticle = CallResult<typeof getHelpCenter>['articles'][number];

function helpArticlesOf({ byKind }: DocumentsInForce, languages: LanguageChain): HelpArticle[] {
  return byKind.help.map(({ id, document: { texts } }) => ({ id, ...pickTexts(texts, languages) }));
}

const picture = /<img\b[^>]*?\ssrc="([^"]*)"/g;

const inHtml = (html: string) => [...html.matchAll(picture)].flatMap(([, source]) => source ?? []);

/** Pictures of the shown content: of banners and offers, and within the HTML of articles; as they are written. */
function picturesOf({ byKind }: DocumentsInForce): string[] {
  const { banner, notice, help, promotion, 'point-reward': present } = byKind;
  const articles = [...notice, ...help, ...promotion];
  return [
    ...banner.map(({ document }) => document.url),
    ...[...promotion, ...present].map(({ document }) => document.art),
    ...articles.flatMap(({ document }) => Object.values(document.texts).flatMap(({ content }) => inHtml(content))),
  ];
}
