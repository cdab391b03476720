import { buildBanner, buildNotice } from '@portal/shared/testing/builders';
import { announcementsOf, typeAsked, typesIn } from './announcement.ts';

test('includes banners, and orders types as in the filter', () => {
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

test('reads one type from the address; anything else means all', () => {
  expect(typeAsked('?type=PU')).toBe('PU');
  for (const search of ['', '?type=', '?type=pu', '?type=XX']) expect(typeAsked(search)).toBeUndefined();
});
