import { buildGame, buildMenu, buildVendor } from '@portal/shared/testing/builders';
import { fakeMember } from '@portal/shared/testing/fake-host';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { change, openPortal } from '../../../testing/open-portal.tsx';
import { SearchBox } from '../../frame/header/search-box.tsx';
import { memberAtom } from '../../host/atoms.ts';
import { SearchDialog } from './search-dialog.tsx';

const vendor = buildVendor('Reef', { vassalage: 'REEF', gameType: 'FISH', games: 7 });
const games = [
  buildGame(1, { gameName: 'Baccarat', gameType: 'LIVE', vendorName: 'Aurora Live' }),
  buildGame(2, { gameName: 'Baccarat Gate', unavailable: 'maintenance' }),
  buildGame(3, { gameName: 'TP. Hồ Chí Minh', gameType: 'LOTT', gameCode: 'MN_HCM', vassalage: 'TCG_LOTTO_VN' }),
];
const nothing = { games: [], vendors: [], categories: [], totalGames: 0, totalPages: 0, isSimilar: false };
const popular = buildGame(9, { gameName: 'Popular Koi' });

async function open(node = <SearchBox />) {
  const opened = await openPortal({
    answers: {
      getGameMenus: { menus: [buildMenu('LIVE', [buildVendor('Aurora Live', { gameType: 'LIVE' })])] },
      listHotGames: { games: [popular] },
      searchGames: ({ gameName }) =>
        gameName === 'zzz'
          ? nothing
          : {
              games,
              vendors: [vendor],
              totalGames: 45,
              totalPages: 6,
              isSimilar: false,
              categories: [{ gameType: 'LIVE', games: 45 }],
            },
    },
  });
  const launch = jest.spyOn(opened.portal.host, 'launchGame').mockResolvedValue();
  opened.show(node);
  const field = screen.getByRole('combobox', { name: 'Search games and vendors' });
  const at = () => window.location.pathname + window.location.search;
  return { ...opened, user: userEvent.setup(), field, launch, at };
}

const option = (name: RegExp) => screen.findByRole('option', { name });
const chosen = () => screen.queryByRole('option', { selected: true })?.textContent;

test('suggests vendors and games with vendor and category while typing, and announces their number', async () => {
  const { user, field, platform } = await open();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await user.type(field, 'bacc');
  expect(await option(/^Baccarat.*Aurora Live · Live casino/)).toBeVisible();
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  expect(await option(/^Reef.*Fishing · 7 games/)).toBeVisible();
  expect(await option(/^Baccarat Gate.*Under maintenance/)).toHaveAttribute('aria-disabled', 'true');
  expect(await option(/Show all 45 results/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('5 suggestions');
  await waitFor(() =>
    expect(platform.seenOf('searchGames').at(-1)?.input).toEqual({ gameName: 'bacc', pageNo: '1', pageSize: '8' }),
  );
});

test('arrows, Home and End move among the options and the field; Enter opens, Escape closes only the list', async () => {
  const { user, field, launch } = await open();
  await user.type(field, 'bacc');
  await option(/^Baccarat.*Aurora/);
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toContain('Reef');
  expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
  await user.keyboard('{End}');
  expect(chosen()).toContain('Show all');
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toBeUndefined();
  await user.keyboard('{ArrowUp}{Home}{ArrowDown}');
  expect(chosen()).toMatch(/^Baccarat/);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field).toHaveValue('bacc');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(launch.mock.calls.map(([game]) => game.gameName)).toEqual(['Baccarat']);
});

test('Enter without a chosen option opens the page of all matches, as the last option does', async () => {
  const { user, field, at } = await open();
  await user.type(field, ' hồ & co {Enter}');
  expect(at()).toBe('/search?gameName=h%E1%BB%93%20%26%20co');
  await user.clear(field);
  await user.type(field, 'bacc');
  await user.click(await option(/Show all/));
  expect(at()).toBe('/search?gameName=bacc');
});

test('ignores Enter that ends an input method composition', async () => {
  const { user, field, launch } = await open();
  await user.type(field, 'bacc');
  await option(/^Baccarat.*Aurora/);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(launch).not.toHaveBeenCalled();
});

test('a lottery leads to its page, a vendor to its games in the lobby, a category to its page; a closed game nowhere', async () => {
  const { user, field, at, launch } = await open();
  await user.type(field, 'live');
  await user.click(await option(/^Baccarat Gate/));
  expect([at(), launch.mock.calls]).toEqual(['/', []]);
  await user.click(await option(/^TP. Hồ Chí Minh/));
  expect(at()).toBe('/lottery?gameCode=MN_HCM&vendor=TCG_LOTTO_VN');
  await user.click(field);
  await user.click(await option(/Fishing · 7 games/));
  expect(at()).toBe('/fish?page=REEF');
  await user.click(field);
  await user.click(await option(/^Live casino/));
  expect(at()).toBe('/live');
});

test('says that nothing was found and shows popular games', async () => {
  const { user, field } = await open();
  await user.type(field, 'zzz');
  expect(await screen.findByText('No results for “zzz”.')).toBeVisible();
  expect(within(await screen.findByRole('group', { name: 'Popular now' })).getByRole('option')).toHaveTextContent(
    /Popular Koi/,
  );
});

test('an empty field offers recent searches until they are cleared', async () => {
  const { user, field } = await open();
  await user.type(field, 'bacc{Enter}');
  await user.clear(field);
  const recent = await screen.findByRole('group', { name: 'Recent searches' });
  await user.click(within(recent).getByRole('option', { name: 'bacc' }));
  expect(field).toHaveValue('bacc');
  await user.clear(field);
  await user.click(await screen.findByRole('button', { name: 'Clear recent searches' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Recent searches' })).not.toBeInTheDocument());
});

test("a member who logs in here does not see a visitor's searches", async () => {
  const { user, field, portal } = await open();
  await user.type(field, 'bacc{Enter}');
  await user.clear(field);
  expect(await screen.findByRole('group', { name: 'Recent searches' })).toBeVisible();
  await change(() => portal.store.set(memberAtom, fakeMember));
  expect(screen.queryByRole('group', { name: 'Recent searches' })).not.toBeInTheDocument();
});

test('on a phone the sheet focuses the field and opens its list', async () => {
  const onClose = jest.fn();
  const { user, field, at } = await open(<SearchDialog dialog={{ name: 'search' }} onClose={onClose} />);
  await waitFor(() => expect(field).toHaveFocus());
  expect(await option(/Popular Koi/)).toBeVisible();
  await user.type(field, 'bacc');
  await user.click(await option(/Fishing · 7 games/));
  expect([at(), onClose.mock.calls.length]).toEqual(['/fish?page=REEF', 1]);
});

test('a list that loads after the field was left stays closed', async () => {
  const { field } = await open(
    <>
      <SearchBox />
      <button type="button">After</button>
    </>,
  );
  act(() => {
    field.focus();
    screen.getByRole('button', { name: 'After' }).focus();
  });
  await change(async () => {
    await import('./search-panel.tsx');
  });
  expect(field).not.toHaveAttribute('aria-expanded', 'true');
});

test('a failed search can be repeated', async () => {
  const { user, field, platform } = await open();
  platform.answer({ searchGames: () => Promise.reject(new Error('down')) });
  await user.type(field, 'koi');
  expect(await screen.findByText('Search isn’t available right now.', undefined, { timeout: 5000 })).toBeVisible();
  platform.answer({ searchGames: { ...nothing, games, totalGames: 3, totalPages: 1 } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await option(/^Baccarat.*Aurora/)).toBeVisible();
});
