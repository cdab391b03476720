import { listMatches, type Match } from '@portal/shared/contract/games/matches';
import { answering, fakeMember, refusing } from '@portal/shared/testing/fake-host';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answers, open } from '../../testing/open-lobby.ts';
import { aMatch } from './testing/a-match.ts';

const soon = aMatch({
  matchId: 'm2',
  state: 'upcoming',
  startsAt: '2026-03-01T10:00:00.000Z',
  league: { leagueId: 'meadow', name: 'Meadow League' },
  home: { name: 'Larkwell Owls', short: 'LAR', colour: '#0891b2' },
});
const listed = [aMatch(), soon];

const withMatches = (matches: Match[]) => [answering(listMatches, () => ({ matches })), ...answers];
const match = { name: 'Harbour Foxes v Amber Herons' };
const price = (name: RegExp | string) => screen.findByRole('button', { name });

test('opens on live matches with score, minute and prices, then the next kick-offs, then the books', async () => {
  await open({ at: '/sports', answers: withMatches(listed) });
  const live = await screen.findByRole('article', match);
  expect(live).toHaveTextContent('34′');
  expect(within(live).getByText('Harbour Foxes').closest('p')).toHaveTextContent('Harbour Foxes1');
  expect(
    within(live)
      .getAllByRole('button')
      .map((each) => each.getAttribute('aria-label')),
  ).toEqual([
    '1 1.85: Harbour Foxes to win',
    'X 3.40: Draw',
    '2 4.75: Amber Herons to win',
    'All markets: Harbour Foxes v Amber Herons',
  ]);
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, 3)).toEqual(['Live now', 'Starting soon', 'Sportsbooks']);
});

test("shows kick-offs in the member's zone", async () => {
  const member = { ...fakeMember, timeZone: 'Asia/Bangkok' };
  await open({ at: '/sports', member, answers: withMatches([soon]) });
  const row = within(await screen.findByRole('region', { name: 'Starting soon' })).getByRole('listitem');
  expect(row).toHaveTextContent('05:00 PM');
});

test('leaves other lobbies without a board', async () => {
  const host = await open({ at: '/rng', answers: withMatches(listed) });
  await screen.findByRole('heading', { name: 'Slots' });
  expect(host.calls.some(({ path }) => path === listMatches.path)).toBe(false);
});

test('keeps the chosen league in the address, and follows the address back', async () => {
  const user = userEvent.setup();
  const host = await open({ at: '/sports?page=STADIUM', answers: withMatches(listed) });
  await user.click(await price(/^Meadow League/));
  expect(host.location.get().search).toBe('?page=STADIUM&league=meadow');
  expect(screen.queryByRole('article', match)).toBeNull();
  expect(await price(/^Meadow League/)).toHaveAttribute('aria-pressed', 'true');
  act(() => host.navigate('/sports?page=STADIUM'));
  expect(await screen.findByRole('article', match)).toBeVisible();
});

test('opens the book of a pressed price with the selection, by keyboard too', async () => {
  const user = userEvent.setup();
  const host = await open({ at: '/sports', member: fakeMember, answers: withMatches(listed) });
  (await price('1 1.85: Harbour Foxes to win')).focus();
  await user.keyboard('{Enter}');
  await user.tab();
  await user.keyboard(' ');
  const book = { vassalage: 'STADIUM', gameCode: 'stadium-football', gameName: 'Stadium Football' };
  expect(host.launches).toMatchObject([
    { ...book, selection: 'm1~1x2~home~1.85~7' },
    { ...book, selection: 'm1~1x2~draw~3.40~7' },
  ]);
});

test('opens the book at a match with all its markets, live or upcoming, by keyboard too', async () => {
  const user = userEvent.setup();
  const host = await open({ at: '/sports', member: fakeMember, answers: withMatches(listed) });
  (await price('All markets: Harbour Foxes v Amber Herons')).focus();
  await user.keyboard('{Enter}');
  await user.click(await price('All markets: Larkwell Owls v Amber Herons'));
  expect(host.launches).toMatchObject([
    { gameCode: 'stadium-football', selection: 'm1' },
    { gameCode: 'stadium-football', selection: 'm2' },
  ]);
});

test('offers no markets of a match whose studio has none', async () => {
  const { selection: _, ...closed } = aMatch({ betting: 'closed', outcomes: [] });
  await open({ at: '/sports', answers: withMatches([closed]) });
  expect(await screen.findByRole('article', match)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^All markets/ })).toBeNull();
});

test('leaves the login of a visitor who presses a price to the launch, and the address as it is', async () => {
  const user = userEvent.setup();
  const host = await open({ at: '/sports?league=cove', answers: withMatches(listed) });
  await user.click(await price('X 3.40: Draw'));
  expect(host.launches).toMatchObject([{ gameCode: 'stadium-football', selection: 'm1~1x2~draw~3.40~7' }]);
  expect(host.location.get().search).toBe('?league=cove');
});

const link = '/sports?vendor=STADIUM&gameCode=stadium-football&selection=m1~1x2~home~1.85~7';

test('asks a visitor who comes by a link with a selection to log in, and opens the book once afterwards', async () => {
  const host = await open({ at: link, answers: withMatches(listed) });
  await waitFor(() => expect(host.acts).toEqual(['openLogin']));
  expect(host.launches).toEqual([]);
  expect(new URLSearchParams(host.location.get().search).get('selection')).toBe('m1~1x2~home~1.85~7');
  act(() => host.member.set(fakeMember));
  await act(async () => host.goOn());
  expect(host.launches).toHaveLength(1);
  expect(host.launches[0]).toMatchObject({ selection: 'm1~1x2~home~1.85~7', backUrl: '/sports' });
  expect(host.location.get().search).toBe('');
});

test('a pressed price replaces the selection of a link that waits for a login', async () => {
  const host = await open({ at: link, answers: withMatches(listed) });
  const [draw] = await screen.findAllByRole('button', { name: 'X 3.40: Draw' });
  if (draw) await userEvent.click(draw);
  expect(host.location.get().search).toBe('');
  expect(host.launches).toMatchObject([{ selection: 'm1~1x2~draw~3.40~7' }]);
});

test('opens the book for a member who comes by a link with a selection', async () => {
  const host = await open({ at: link, member: fakeMember, answers: withMatches(listed) });
  await waitFor(() => expect(host.launches).toHaveLength(1));
  expect(host.launches[0]).toMatchObject({ selection: 'm1~1x2~home~1.85~7', backUrl: '/sports' });
});

test('ignores a hostile selection of a link with a notice', async () => {
  const hostile = '/sports?vendor=STADIUM&gameCode=stadium-football&selection=x%26t%3Dstolen%23%3Cimg%3E';
  const host = await open({ at: hostile, member: fakeMember, answers: withMatches(listed) });
  await waitFor(() => expect(host.toasts).toEqual(['This bet is no longer available.']));
  expect(host.launches).toEqual([]);
  expect(host.location.get().search).toBe('');
});

test('closes suspended prices and says so; a closed match has none', async () => {
  const user = userEvent.setup();
  const matches = [aMatch({ betting: 'suspended' }), { ...soon, betting: 'closed' as const, outcomes: [] }];
  const host = await open({ at: '/sports', member: fakeMember, answers: withMatches(matches) });
  const button = await price('1 1.85: Harbour Foxes to win, suspended');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  expect(host.launches).toEqual([]);
  expect(screen.getByText('Betting closed')).toBeVisible();
});

test('marks a price that has moved by a sign and a word', async () => {
  jest.useFakeTimers();
  try {
    const host = await open({ at: '/sports', answers: withMatches([aMatch()]) });
    await price('1 1.85: Harbour Foxes to win');
    host.answer(answering(listMatches, () => ({ matches: [aMatch({}, ['1.95', '3.20', '4.75'])] })));
    await act(() => jest.advanceTimersByTimeAsync(4500));
    expect(await price('1 1.95: Harbour Foxes to win, odds up')).toHaveAttribute('data-move', 'up');
    expect(await price('X 3.20: Draw, odds down')).toHaveAttribute('data-move', 'down');
    expect(await price('2 4.75: Amber Herons to win')).not.toHaveAttribute('data-move');
    await act(() => jest.advanceTimersByTimeAsync(7000));
    expect(await price('1 1.95: Harbour Foxes to win')).not.toHaveAttribute('data-move');
  } finally {
    jest.useRealTimers();
  }
});

test('shows two prices by the names of their sides where there is no draw', async () => {
  await open({
    at: '/esports',
    answers: withMatches([aMatch({ sport: 'moba', clock: { part: 'map', no: 2 } }, ['1.50', '2.60'])]),
  });
  expect(await price('HAR 1.50: Harbour Foxes to win')).toBeVisible();
  expect(screen.getByRole('article', match)).toHaveTextContent('Map 2');
});

test('shows the books alone when there are no matches', async () => {
  await open({ at: '/sports', answers: withMatches([]) });
  expect(await screen.findByText('No matches right now')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Sportsbooks' })).toBeVisible();
});

test('offers a retry when the matches fail to load', async () => {
  const user = userEvent.setup();
  const host = await open({ at: '/sports', answers: [refusing(listMatches, 'down'), ...answers] });
  expect(await screen.findByText('Matches could not be loaded')).toBeVisible();
  host.answer(answering(listMatches, () => ({ matches: listed })));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', match)).toBeVisible();
});

test('closes all prices while they cannot be read again', async () => {
  jest.useFakeTimers();
  try {
    const host = await open({ at: '/sports', answers: withMatches(listed) });
    await price('1 1.85: Harbour Foxes to win');
    host.answer(refusing(listMatches, 'down'));
    await act(() => jest.advanceTimersByTimeAsync(4500));
    expect(await price('1 1.85: Harbour Foxes to win, suspended')).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});
