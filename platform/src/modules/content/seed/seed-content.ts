import type { Banner, Notice } from '@portal/shared/contract/content/list-announcements';
import type { Promotion } from '@portal/shared/contract/content/list-promotions';
import type { HelpArticle } from '../help-articles.ts';
import { seedBanners } from './banners.ts';
import { seedHelpArticles } from './help-articles.ts';
import { seedNotices } from './notices.ts';
import { seedPromotions } from './promotions.ts';

/** Where the texts go. */
export interface TextStore {
  banners(): Promise<Banner[]>;
  saveBanner(banner: Banner, position: number): Promise<void>;
  saveNotice(notice: Notice): Promise<void>;
  savePromotion(promotion: Promotion, position: number): Promise<void>;
  saveHelpArticle(article: HelpArticle, position: number): Promise<void>;
}

/** Fills an empty portal with texts. A second call changes nothing, so an operator's own texts stay. */
export async function seedContent(content: TextStore): Promise<void> {
  if ((await content.banners()).length > 0) return;
  for (const [position, banner] of seedBanners.entries()) await content.saveBanner(banner, position);
  for (const notice of seedNotices) await content.saveNotice(notice);
  for (const [position, promotion] of seedPromotions.entries()) await content.savePromotion(promotion, position);
  for (const [position, article] of seedHelpArticles.entries()) await content.saveHelpArticle(article, position);
}
