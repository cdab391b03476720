import { buildBanner } from '@portal/shared/testing/builders';
import { bannerGroupOf, bannerLink, bannersFor } from './banner.rules.ts';
import { jackpotMinor } from './jackpot.rules.ts';

const groups = {
  '/': 'w_home',
  '/rng': 'w_rng',
  '/live': 'w_live',
  '/fish': 'w_fish',
  '/pvp': 'w_pvp',
  '/sports': 'w_sports',
  '/esports': 'w_esports',
  '/elott': 'w_lott',
  '/down': 'w_down',
  '/promotions': 'w_promotion',
  '/pointMall': 'w_shop',
  '/help': 'w_help',
};

test.each(Object.entries(groups))('%s shows only the banners of %s', (path, group) => {
  const all = [...new Set([...Object.values(groups), 'w_reg'])].map((name) => buildBanner(name));
  expect(bannersFor(path, all).map(({ groupName }) => groupName)).toEqual([group]);
});

// covers 2.2
test('shows no banner on other paths', () => {
  expect(bannerGroupOf('/vip')).toBeUndefined();
  expect(bannersFor('/vip', [buildBanner('w_home')])).toEqual([]);
});

// covers 2.2
test('accepts a linkageType as a link only to this portal or the web', () => {
  expect(bannerLink('/rng')).toBe('/rng');
  expect(bannerLink('https://example.com')).toBe('https://example.com');
  for (const text of [undefined, '', '//evil', '/\\evil', 'javascript:alert(1)'])
    expect(bannerLink(text)).toBeUndefined();
});

// covers 2.7
test('the jackpot figure grows by 165.11 every 3 seconds from 10,000,000 on 1 January', () => {
  const newYear = Date.UTC(2026, 0, 1);
  expect(jackpotMinor(newYear)).toBe(1_000_000_000);
  expect(jackpotMinor(newYear + 2_999)).toBe(1_000_000_000);
  expect(jackpotMinor(newYear + 6_000)).toBe(1_000_000_000 + 2 * 16_511);
});
