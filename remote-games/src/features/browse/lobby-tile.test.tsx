import { listCatalogue } from '@portal/shared/contract/games/catalogue';
import { listFavouriteIds, listFavourites, setFavourite } from '@portal/shared/contract/games/favourites';
import { answering, fakeMember } from '@portal/shared/testing/fake-host';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answers, game, open } from '../../testing/open-lobby.ts';

const { IntersectionObserver } = window;
/** Without IntersectionObserver every picture counts as near. */
beforeEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
afterEach(() => {
  window.IntersectionObserver = IntersectionObserver;
});

const tileOf = async (name: RegExp) => (await screen.findByRole('button', { name })).closest('article');

// covers 2.1
test('shows the picture of operator or vendor, else the file of the drawn one', async () => {
  const drawn = '/content/games/koi/0.webp';
  const games = [game('Own', { image: '/pictures/own.webp', drawn }), game('Drawn', { drawn })];
  const catalogue = answering(listCatalogue, () => ({ games, totalPages: 1, totalGames: 2 }));
  await open({ at: '/rng', answers: [catalogue, ...answers] });
  expect((await tileOf(/^Own/))?.querySelector('img')).toHaveAttribute('src', '/pictures/own.webp');
  expect((await tileOf(/^Drawn/))?.querySelector('img')).toHaveAttribute('src', drawn);
});

// covers 9
test('shows the real number of slot games, never "about 10,000"', async () => {
  const counted = (games: number) =>
    answering(listCatalogue, () => ({ games: [game('Koi')], totalPages: 1, totalGames: games }));
  await open({ at: '/rng', answers: [counted(10_251), ...answers] });
  expect(await screen.findByText('10,251 games')).toBeVisible();
  expect(screen.queryByText(/about/i)).not.toBeInTheDocument();
});

const counting = answering(listCatalogue, ({ gameName, vassalage, minBet, pageNo }) => {
  const totalGames = gameName ? 2 : vassalage ? 40 : 336;
  return { games: [game(`Koi ${gameName} ${minBet} ${pageNo}`)], totalPages: 4, totalGames };
});

// covers 2.7
test('counts the games of the chosen filters in the head', async () => {
  await open({ at: '/rng', answers: [counting, ...answers] });
  expect(await screen.findByText('336 games')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Vendor' }), 'HARBOUR');
  expect(await screen.findByText('40 games')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Game name' }), 'koi');
  expect(await screen.findByText('2 games')).toBeVisible();
});

// covers 2.7
test('reads filters from the address, and "back" restores the former ones', async () => {
  const host = await open({ at: '/rng?gameName=baccarat&minBet=0.5&pageNo=3', answers: [counting, ...answers] });
  expect(await tileOf(/^Koi baccarat 0.5 3/)).toBeVisible();
  const field = screen.getByRole('searchbox', { name: 'Game name' });
  expect(field).toHaveValue('baccarat');
  await userEvent.type(field, 's');
  await waitFor(() => expect(host.location.get().search).toBe('?gameName=baccarats&minBet=0.5'));
  act(() => host.location.set({ pathname: '/rng', search: '?minBet=0.1', hash: '' }));
  expect(await tileOf(/^Koi undefined 0.1 1/)).toBeVisible();
  expect(field).toHaveValue('');
});

test('keeps the tiles when a page is turned, and fills them with the next games', async () => {
  await open({ at: '/rng' });
  const first = await tileOf(/^Koi 1/);
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await tileOf(/^Koi 2/)).toBe(first);
});

test("removes a removed favourite with its tile, so that no other game's heart is under the finger", async () => {
  const ids = new Set(['Anchor', 'Bell']);
  const storedFavourites = [
    answering(listFavouriteIds, () => ({ nodeIds: [...ids] })),
    answering(listFavourites, () => ({ content: [...ids].map((name) => game(name)), totalPages: 1 })),
    answering(setFavourite, ({ nodeId }) => {
      ids.delete(nodeId);
      return { isFavourite: false };
    }),
  ];
  await open({ at: '/rng', member: fakeMember, answers: [...storedFavourites, ...answers] });
  await userEvent.click(await screen.findByRole('tab', { name: 'Favourites' }));
  const [anchor, bell] = [await tileOf(/^Anchor/), await tileOf(/^Bell/)];
  await userEvent.click(screen.getByRole('button', { name: 'Remove Anchor from favourites' }));
  await waitFor(() => expect(anchor).not.toBeInTheDocument());
  expect(await tileOf(/^Bell/)).toBe(bell);
});

test('prefetches the next page, so that it opens without waiting', async () => {
  const asked: number[] = [];
  let isOpen = true;
  const catalogue = answering(listCatalogue, async ({ pageNo }) => {
    asked.push(Number(pageNo));
    if (!isOpen) await new Promise(() => {});
    return { games: [game(`Koi ${pageNo}`)], totalPages: 3, totalGames: 26 };
  });
  await open({ at: '/rng', answers: [catalogue, ...answers] });
  await tileOf(/^Koi 1/);
  await waitFor(() => expect(asked).toEqual([1, 2]));
  isOpen = false;
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByRole('button', { name: /^Koi 2/ })).toBeVisible();
  expect(asked).toEqual([1, 2, 3]);
});

const { showPopover } = HTMLElement.prototype;
afterEach(() => {
  HTMLElement.prototype.showPopover = showPopover;
});

// covers 2.7
test.each([
  ['its figures', { returnPercent: 96.44, lowestReturnPercent: 90.5, volatility: 'high', maxBet: '2000.00' } as const],
  ['no figure that its studio does not state', {}],
])('the preview of a tile shows %s', async (_, figures) => {
  HTMLElement.prototype.showPopover = () => undefined;
  const catalogue = answering(listCatalogue, () => ({ games: [game('Koi', figures)], totalPages: 1, totalGames: 1 }));
  await open({ at: '/rng', answers: [catalogue, ...answers] });
  const tile = await tileOf(/^Koi/);
  act(() => tile?.querySelector('button')?.focus());
  const preview = await screen.findByRole('group', { name: 'Koi', hidden: true });
  const facts = [...preview.querySelectorAll('dt')].map(
    (name) => `${name.textContent}: ${name.nextSibling?.textContent}`,
  );
  const stated = ['Return (RTP): 90.50% – 96.44%', 'Volatility: High', 'Stake range: P0.10 – P2,000.00'];
  expect(facts).toEqual('volatility' in figures ? stated : ['Stake range: P0.10']);
});
