import type { PageLoader } from '@portal/shared/remote/mounting/page-group';
import type { ShellPage } from './routes.rules.ts';

/** One chunk per page group, by its name in docs/product.md 2.1. */
export const pageLoaders: Readonly<Record<ShellPage, PageLoader>> = {
  home: async () => (await import(/* webpackChunkName: "index" */ '../features/home/home-page.tsx')).HomePage,
  login: async () =>
    (await import(/* webpackChunkName: "login" */ '../features/access/login/login-page.tsx')).LoginPage,
  notices: async () =>
    (await import(/* webpackChunkName: "notice" */ '../features/notices/notice-page.tsx')).NoticePage,
  vip: async () => (await import(/* webpackChunkName: "Vip" */ '../features/vip/vip-page.tsx')).VipPage,
  'point-mall': async () =>
    (await import(/* webpackChunkName: "pointMall" */ '../features/point-mall/point-mall-page.tsx')).PointMallPage,
  promotions: async () =>
    (await import(/* webpackChunkName: "promo" */ '../features/promotions/promotions-page.tsx')).PromotionsPage,
  'promo-detail': async () =>
    (await import(/* webpackChunkName: "promoDetail" */ '../features/promotions/detail/promo-detail-page.tsx'))
      .PromoDetailPage,
  lucky: async () => (await import(/* webpackChunkName: "lucky" */ '../features/lucky/lucky-page.tsx')).LuckyPage,
  tournaments: async () =>
    (await import(/* webpackChunkName: "tournaments" */ '../features/tournaments/tournaments-page.tsx'))
      .TournamentsPage,
  search: async () => (await import(/* webpackChunkName: "search" */ '../features/search/search-page.tsx')).SearchPage,
  help: async () => (await import(/* webpackChunkName: "help" */ '../features/help/help-page.tsx')).HelpPage,
  accessibility: async () =>
    (await import(/* webpackChunkName: "accessibility" */ '../features/accessibility/accessibility-page.tsx'))
      .AccessibilityPage,
  support: async () =>
    (await import(/* webpackChunkName: "support" */ '../features/help/support-page.tsx')).SupportPage,
  download: async () =>
    (await import(/* webpackChunkName: "download" */ '../features/download/download-page.tsx')).DownloadPage,
  join: async () => (await import(/* webpackChunkName: "joinus" */ '../features/join/join-page.tsx')).JoinPage,
  'not-found': async () =>
    (await import(/* webpackChunkName: "notFound" */ '../features/not-found/not-found-page.tsx')).NotFoundPage,
};
