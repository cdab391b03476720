import type { ComponentType } from 'react';
import type { ShellPage } from './routes.rules.ts';

export type PageLoader = () => Promise<ComponentType>;

/** One chunk for each page group. */
export const pageLoaders: Readonly<Record<ShellPage, PageLoader>> = {
  home: async () => (await import('../features/home/home-page.tsx')).HomePage,
  login: async () => (await import('../features/access/login/login-page.tsx')).LoginPage,
  notices: async () => (await import('../features/notices/notice-page.tsx')).NoticePage,
  vip: async () => (await import('../features/vip/vip-page.tsx')).VipPage,
  'point-mall': async () => (await import('../features/point-mall/point-mall-page.tsx')).PointMallPage,
  promotions: async () => (await import('../features/promotions/promotions-page.tsx')).PromotionsPage,
  'promo-detail': async () => (await import('../features/promotions/promo-detail-page.tsx')).PromoDetailPage,
  help: async () => (await import('../features/help/help-page.tsx')).HelpPage,
  download: async () => (await import('../features/download/download-page.tsx')).DownloadPage,
  join: async () => (await import('../features/join/join-page.tsx')).JoinPage,
  'not-found': async () => (await import('../features/not-found/not-found-page.tsx')).NotFoundPage,
};
