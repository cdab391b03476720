import { countPageView, loadAnalytics } from './gtag.ts';

const words = () => (window.dataLayer ?? []).map((said) => Array.from(said as ArrayLike<unknown>));

// covers 3
test("counts pages of the portal under its address, without referrer and without a cookie of the portal's host", () => {
  loadAnalytics('G-TEST1234');
  countPageView('https://portal.test', '/vip');
  const sources = [...document.head.querySelectorAll('script')].map(({ src }) => src);
  expect(sources).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1234']);
  const page = { page_location: 'https://portal.test/vip', page_path: '/vip', page_referrer: '' };
  expect(words().slice(1)).toEqual([
    ['config', 'G-TEST1234', { send_page_view: false, cookie_domain: 'none', page_referrer: '' }],
    ['set', page],
    ['event', 'page_view', page],
  ]);
});
