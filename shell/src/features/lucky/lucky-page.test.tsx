import type { ChanceDraw, EnvelopeDrop } from '@portal/shared/contract/rewards/chance-shapes';
import { fakeMember } from '@portal/shared/testing/fake-host';
import { type FakeAnswers, refuse } from '@portal/shared/testing/fake-platform';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { change, openPortal } from '../../../testing/open-portal.tsx';
import { dialogsAtom, memberAtom } from '../../host/atoms.ts';
import type { Chance, OwnChance } from './chance.ts';
import { LuckyPage } from './lucky-page.tsx';

const prizes: Chance['wheel']['prizes'] = [
  { id: 'cash', kind: 'amount', amount: '88.00', weight: 100 },
  { id: 'points', kind: 'points', points: 50, weight: 400_000 },
  { id: 'none', kind: 'nothing', weight: 599_900 },
];
const odds = { prizes, oddsId: 'o-1', turnoverPercent: 100 };
const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const drop = { id: 'd-1', sum: '888.00', count: 88, left: 40, share: 'random' as const };

type Terms = { wheel?: object; egg?: object; drops?: EnvelopeDrop[] };
const chance = ({ wheel, egg, drops = [] }: Terms = {}) => ({
  wheel: { ...odds, perDay: 1, stakeForSpin: '100.00', ...wheel },
  egg: { ...odds, perDay: 20, stakePerTicket: '500.00', ...egg },
  envelope: { turnoverPercent: 100, perDay: 10, drops },
});
const own = (wheel: Partial<OwnChance['wheel']> = {}): OwnChance => ({
  wheel: { tickets: 1, stakedToday: '120.00', drawnToday: 0, ...wheel },
  egg: { tickets: 2, stakedTowards: '10.00', drawnToday: 0 },
  envelope: { drawnToday: 0, declined: [], taken: { mine: '3.00' } },
});

// Drawn from these seeds by the rules of the contract.
const draw: ChanceDraw = {
  id: 'w-1',
  at: '2026-03-02T08:00:00.000Z',
  game: 'wheel',
  amount: '0.00',
  points: 0,
  turnover: '0.00',
  commitment: 'c'.repeat(64),
  serverSeed: 'ab'.repeat(32),
  clientSeed: 'client-seed-1',
  number: 1,
  bound: 1_000_000,
  prizeId: 'cash',
  prizes,
};
const won: ChanceDraw = { ...draw, amount: '88.00', turnover: '88.00' };

const { matchMedia } = window;
beforeEach(() => {
  // Animations are off: the result is there at once.
  window.matchMedia = (media) => ({ ...matchMedia(media), matches: media.includes('reduce') }) as MediaQueryList;
});
afterEach(() => {
  window.matchMedia = matchMedia;
});

async function open(answers: FakeAnswers, isMember = true) {
  const basis = { listChanceDraws: { list: [], totalPages: 0 }, commitChance: { commitment: draw.commitment } };
  const { show, portal, platform } = await openPortal({
    answers: { ...basis, getOwnChance: own(), ...answers },
    token: isMember ? 'T' : undefined,
  });
  if (isMember) await change(() => portal.store.set(memberAtom, fakeMember));
  show(<LuckyPage />);
  return { portal, platform, user: userEvent.setup() };
}

test('shows a visitor the exact odds and asks for a login', async () => {
  const { portal, platform, user } = await open({ getChance: chance() }, false);
  await user.click(await screen.findByRole('button', { name: 'Prizes and odds' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lucky wheel: prizes and odds' }));
  const rows = dialog.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'PrizeChance1 in',
    'No prize59.99%1.7',
    '50 points40.00%2.5',
    expect.stringMatching(/88.*0\.01%10,000/),
  ]);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Log in to draw' }));
  expect(portal.store.get(dialogsAtom)).toEqual([{ name: 'login', reason: 'needed' }]);
  expect([...platform.seenOf('commitChance'), ...platform.seenOf('getOwnChance')]).toEqual([]);
  expect(screen.queryByRole('heading', { name: 'Your draws' })).toBeNull();
});

test('draws a spin with the published seal and the odds that were shown', async () => {
  const { platform, user } = await open({
    getChance: chance(),
    drawChance: { draw: won, nextCommitment: 'd'.repeat(64) },
  });
  await user.click(await screen.findByRole('button', { name: 'Spin the wheel' }));
  expect(await screen.findByText(/You won .*88!/)).toBeVisible();
  const [sent] = platform.seenOf('drawChance');
  expect(sent?.input).toMatchObject({ game: 'wheel', commitment: draw.commitment, oddsId: 'o-1' });
  expect(sent?.headers.get('idempotency-key')).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(screen.getByText('d'.repeat(64))).toBeInTheDocument();
  await waitFor(() => expect(platform.seenOf('listChanceDraws').length).toBeGreaterThan(1));
});

test('repeats a draw without a response with the same key and seed', async () => {
  let tries = 0;
  const { platform, user } = await open({
    getChance: chance(),
    drawChance: () => {
      tries += 1;
      if (tries === 1) throw new TypeError('the line broke');
      return { draw: won, nextCommitment: 'd'.repeat(64) };
    },
  });
  const spin = await screen.findByRole('button', { name: 'Spin the wheel' });
  await user.click(spin);
  await waitFor(() => expect(screen.getAllByRole('alert').some(({ textContent }) => textContent)).toBe(true));
  await user.click(spin);
  expect(await screen.findByText(/You won/)).toBeVisible();
  const keys = platform.seenOf('drawChance').map(({ headers, input }) => [headers.get('idempotency-key'), input]);
  expect(keys[0]).toEqual(keys.at(-1));
});

test.each([
  ['is being made', 'in_progress'],
  ['may have been made before the platform closed', 'under_maintenance'],
])('repeats a draw that %s with the same key and seed', async (_reason, code) => {
  const { platform, user } = await open({ getChance: chance(), drawChance: refuse(code, { message: 'Not yet' }) });
  await user.click(await screen.findByRole('tab', { name: /Golden eggs/ }));
  await user.click(screen.getByRole('button', { name: 'Egg 3' }));
  const hammer = screen.getByRole('button', { name: 'Break the egg' });
  await user.click(hammer);
  expect(await screen.findByText('Not yet')).toBeVisible();
  platform.answer({ drawChance: { draw: { ...draw, game: 'egg' }, nextCommitment: 'd'.repeat(64) } });
  await user.click(hammer);
  await screen.findByRole('button', { name: 'Another egg' });
  const sent = platform.seenOf('drawChance').map(({ headers, input }) => [headers.get('idempotency-key'), input]);
  expect(sent.length).toBeGreaterThan(1);
  expect(sent[0]).toEqual(sent.at(-1));
});

test('shows a refusal and reloads the terms', async () => {
  const { platform, user } = await open({
    getChance: chance(),
    drawChance: refuse('chance_odds_changed', { message: 'The prizes have changed' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Spin the wheel' }));
  expect(await screen.findByText('The prizes have changed')).toBeVisible();
  await waitFor(() => expect(platform.seenOf('getChance').length).toBeGreaterThan(1));
});

test('disables drawing without a ticket or a budget, and says why', async () => {
  await open({
    getChance: chance({ wheel: { closed: 'budget' } }),
    getOwnChance: own({ tickets: 0, stakedToday: '40.00' }),
  });
  expect(await screen.findByRole('button', { name: 'Spin the wheel' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('Today’s prizes are all gone. You keep your tickets.')).toBeVisible();
  expect(screen.getByText(/40 of .*100/)).toBeVisible();
});

// covers 2.8
test('a wheel without a required stake says so and shows no progress', async () => {
  await open({
    getChance: chance({ wheel: { stakeForSpin: '0.00', perDay: 3 } }),
    getOwnChance: own({ tickets: 3, stakedToday: '0.00' }),
  });
  expect(await screen.findByText('3 free spins a day.')).toBeVisible();
  expect(screen.queryByText(/ of P.0/)).toBeNull();
});

test('says why when all eggs of today are broken, and waits for nothing', async () => {
  const egg = { tickets: 13, stakedTowards: '10.00', drawnToday: 20 };
  const { user } = await open({ getChance: chance(), getOwnChance: { ...own(), egg } });
  const tab = await screen.findByRole('tab', { name: 'Golden eggs' });
  await user.click(tab);
  expect(screen.getByText('You’ve broken all 20 of today’s eggs. Your tickets carry over to tomorrow.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Break the egg' })).toHaveAttribute('aria-disabled', 'true');
});

test('breaks an egg, and another one after it', async () => {
  const egg: ChanceDraw = { ...draw, game: 'egg', points: 50, prizeId: 'points' };
  const { user } = await open({
    getChance: chance(),
    drawChance: { draw: egg, nextCommitment: 'd'.repeat(64) },
  });
  await user.click(await screen.findByRole('tab', { name: /Golden eggs/ }));
  await user.click(screen.getByRole('button', { name: 'Egg 3' }));
  await user.click(screen.getByRole('button', { name: 'Break the egg' }));
  expect(await screen.findByText('You won 50 points!')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Another egg' }));
  expect(screen.getByRole('button', { name: 'Break the egg' })).not.toHaveAttribute('aria-disabled', 'true');
});

// covers 2.7
test("keeps the focus on the eggs' button from draw to draw", async () => {
  const egg: ChanceDraw = { ...draw, game: 'egg', points: 50, prizeId: 'points' };
  const { user } = await open({ getChance: chance(), drawChance: { draw: egg, nextCommitment: 'd'.repeat(64) } });
  await user.click(await screen.findByRole('tab', { name: /Golden eggs/ }));
  screen.getByRole('button', { name: 'Break the egg' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Another egg' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Break the egg' })).toHaveFocus();
});

test('keeps the focus on an egg while the eggs cannot be chosen', async () => {
  const egg: ChanceDraw = { ...draw, game: 'egg', points: 50, prizeId: 'points' };
  const { user } = await open({ getChance: chance(), drawChance: { draw: egg, nextCommitment: 'd'.repeat(64) } });
  await user.click(await screen.findByRole('tab', { name: /Golden eggs/ }));
  await user.click(screen.getByRole('button', { name: 'Break the egg' }));
  await screen.findByRole('button', { name: 'Another egg' });
  const other = screen.getByRole('button', { name: 'Egg 3' });
  other.focus();
  await user.keyboard('{Enter}');
  expect(other).toHaveFocus();
  expect(other).toHaveAttribute('aria-disabled', 'true');
  expect(other).toHaveAttribute('aria-pressed', 'false');
});

test("keeps the focus on the wheel's button while the wheel turns and when that is skipped", async () => {
  window.matchMedia = (media) => ({ ...matchMedia(media), matches: false });
  const { user } = await open({ getChance: chance(), drawChance: { draw: won, nextCommitment: 'd'.repeat(64) } });
  (await screen.findByRole('button', { name: 'Spin the wheel' })).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Show the result' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Spin the wheel' })).toHaveFocus();
});

test('envelopes: shows the one that can be opened first; says when there are none', async () => {
  const drops = [
    { ...drop, id: 'gone', left: 0, startsAt: soon(-9), endsAt: soon(5) },
    { ...drop, id: 'mine', startsAt: soon(-9), endsAt: soon(30) },
    { ...drop, id: 'coming', startsAt: soon(61), endsAt: soon(90) },
    { ...drop, startsAt: soon(-9), endsAt: soon(9) },
  ];
  const envelope: ChanceDraw = {
    ...draw,
    game: 'envelope',
    dropId: 'd-1',
    share: 'random',
    leftBefore: '400.00',
    countBefore: 40,
    amount: '3.56',
    bound: 2000,
    number: 355,
  };
  const { platform, user } = await open({
    getChance: chance({ drops }),
    openEnvelope: { draw: envelope, nextCommitment: 'd'.repeat(64) },
  });
  await user.click(await screen.findByRole('tab', { name: /Red envelopes/ }));
  const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(shown.slice(0, 4)).toEqual([
    expect.stringContaining('Ends in 00:0'),
    expect.stringContaining('Opens in 01:0'),
    expect.stringMatching(/You got .*3$/),
    expect.stringContaining('All gone'),
  ]);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText(/You won .*3\.56!/)).toBeVisible();
  expect(platform.seenOf('openEnvelope')).toHaveLength(1);
  platform.answer({ getChance: chance() });
  await change(() => platform.live({ type: 'rewards', what: 'chance' }));
});

test("lists the member's draws and detects one whose seal does not match", async () => {
  const { user } = await open({ getChance: chance(), listChanceDraws: { list: [won], totalPages: 1 } });
  await user.click(await screen.findByRole('button', { name: /^Verify: Lucky wheel/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Verify this draw' }));
  expect(await dialog.findByText(/Something doesn’t match/)).toBeVisible();
  expect(dialog.getByText(draw.serverSeed)).toBeVisible();
});

test('distinguishes a failed call from an empty list', async () => {
  const { platform, user } = await open({ getChance: refuse('invalid_input') });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  platform.answer({ getChance: chance() });
  await user.click(retry);
  expect(await screen.findByRole('button', { name: 'Spin the wheel' })).not.toHaveAttribute('aria-disabled', 'true');
});
