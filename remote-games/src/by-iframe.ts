import type { PageLoader } from '@portal/shared/remote/mounting/page-group';

/** The page group of the frame that games run in. */
export const byIframe: PageLoader = async () =>
  (await import(/* webpackChunkName: "byIframe" */ './features/play/game-frame-page.tsx')).GameFramePage;
