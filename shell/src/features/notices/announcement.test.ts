import { buildBanner, buildNotice } from '@portal/shared/testing/builders';
import { announcementsOf, typeAsked, typesIn } from './announcement.ts';

test('banners are announcements, too; types stand in the order of the filter', () => {
  const all = announcementsOf({
    banners: [buildBanner('w_home')],
    notices: [
      { ...buildNotice(1), type: 'PR' },
      { ...buildNotice(2), type: 'H' },
    ],
  });
  expect(all.map(({ title }) => title)).toEqual(['Notice 1', 'Notice 2', 'Banner of w_home']);
  expect(typesIn(all)).toEqual(['H', 'PR', 'B']);
});

test('an address may ask for one type; anything else asks for all', () => {
  expect(typeAsked('?type=PU')).toBe('PU');
  for (const search of ['', '?type=', '?type=pu', '?type=XX']) expect(typeAsked(search)).toBeUndefined();
});
