import { buildMenu, buildVendor } from '@portal/shared/testing/builders';
import { screen } from '@testing-library/react';
import { openPortal } from '../../../../testing/open-portal.tsx';
import { NavigationBar } from './navigation-bar.tsx';

const vendors = [buildVendor('One')];
const menus = [
  buildMenu('RNG', vendors),
  buildMenu('LIVE', vendors),
  buildMenu('FISH', []),
  buildMenu('LOTT', vendors),
];

async function openWith(menu?: readonly [name: string, isShown: boolean][], toggles = {}) {
  const { show } = await openPortal({
    answers: { getGameMenus: { menus } },
    toggles,
    ...(menu && { site: { menu: menu.map(([name, isShown]) => ({ name, page: `/${name}`, isShown })) } }),
  });
  show(<NavigationBar />);
  await screen.findByText('Live casino');
}
const items = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('shows home, categories with vendors, promotions, VIP', async () => {
  await openWith();
  expect(items()).toEqual(['Home', 'Slots', 'Live casino', 'Lottery', 'Promotions', 'VIP']);
});

// covers 3
test("orders and hides items by the operator's menu", async () => {
  await openWith([
    ['vip', true],
    ['live', true],
    ['rng', false],
    ['fish', true],
    ['lottery', true],
    ['home', true],
  ]);
  expect(items()).toEqual(['VIP', 'Live casino', 'Lottery', 'Promotions', 'Home']);
});

test('keeps promotions hidden without the activity centre, whatever the menu says', async () => {
  await openWith([['promotions', true]], { activityCentre: false });
  expect(items()).not.toContain('Promotions');
});
