import { buildMenu, buildVendor } from '@portal/shared/testing/builders';
import { dropdownOf, footerVendors, pathOfCategory, pathOfVendor, visibleMenus } from './navigation.rules.ts';

const vendors = (count: number) => Array.from({ length: count }, (_, at) => buildVendor(`Vendor ${at}`));

// covers 2.4: a dropdown shows up to 11 vendors
test('a dropdown shows up to 11 vendors, and "more" when there are 11 or more', () => {
  expect(dropdownOf(vendors(10))).toMatchObject({ hasMore: false });
  expect(dropdownOf(vendors(11))).toMatchObject({ hasMore: true });
  expect(dropdownOf(vendors(14)).shown).toHaveLength(11);
});

// covers 2.1
test('omits categories without a vendor', () => {
  expect(visibleMenus([buildMenu('RNG', vendors(1)), buildMenu('LIVE', [])])).toHaveLength(1);
});

// covers 2.4
test('the footer omits vendors whose code starts with TCG, and shows each other one once', () => {
  const tcg = buildVendor('x', { vassalage: 'TCG_SEA' });
  const menus = [buildMenu('RNG', vendors(2)), buildMenu('LOTT', [tcg, ...vendors(1)])];
  expect(footerVendors(menus).map(({ name }) => name)).toEqual(['Vendor 0', 'Vendor 1']);
});

test('cockfight has no page; lobbies choose a vendor by page, the lottery by vendor', () => {
  expect(pathOfCategory('DS88')).toBeUndefined();
  expect(pathOfVendor({ gameType: 'RNG', vassalage: 'A B' })).toBe('/rng?page=A%20B');
  expect(pathOfVendor({ gameType: 'LOTT', vassalage: 'TCG_SEA' })).toBe('/lottery?vendor=TCG_SEA');
});
