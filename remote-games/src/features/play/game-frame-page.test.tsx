import type { FrameRounds } from '@portal/shared/events/portal-bus';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gamePage, launchId } from '../../testing/open-game.ts';

const origin = 'http://vendor.test:8081';
const record = { content: `${origin}/play?launch=L1`, origin, gameName: 'Koi Pond', backUrl: '/fish?page=HARBOUR' };

const { open, leave } = gamePage(record);

function frame(): HTMLIFrameElement {
  return screen.getByTitle('Koi Pond, game window');
}

async function hear(data: unknown, from: { origin?: string; source?: Window | null } = {}) {
  const source = from.source === undefined ? frame().contentWindow : from.source;
  await act(async () => {
    window.dispatchEvent(new MessageEvent('message', { data, origin: from.origin ?? origin, source }));
  });
}

test('shows the game of the launch in a sandboxed frame, with a way back', async () => {
  const host = await open();
  expect(frame()).toHaveAttribute('src', record.content);
  expect(frame()).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-pointer-lock');
  expect(screen.getByRole('heading', { name: 'Koi Pond' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Loading Koi Pond');
  await hear({ type: 'portal.game', event: 'ready', launchId });
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Lobby' }));
  expect(host.location.get()).toMatchObject({ pathname: '/fish', search: '?page=HARBOUR' });
});

test('returns to the lobby on request of the game', async () => {
  const host = await open();
  await hear({ type: 'portal.game', event: 'back', launchId });
  expect(host.location.get().pathname).toBe('/fish');
});

// covers 6
test('notifies a ready game of balance changes, at its exact origin and without an amount', async () => {
  const host = await open();
  const post = jest.spyOn(frame().contentWindow ?? window, 'postMessage').mockImplementation(() => undefined);
  act(() => host.events.emit('balance-changed', '90.00'));
  expect(post).not.toHaveBeenCalled();
  await hear({ type: 'portal.game', event: 'ready', launchId });
  act(() => host.events.emit('balance-changed', '80.00'));
  expect(post.mock.calls).toEqual([[{ type: 'portal.window', event: 'balance-changed' }, origin]]);
});

test('asks before leaving the game while a round is open', async () => {
  const host = await open({ confirms: false });
  await hear({ type: 'portal.game', event: 'round-opened', launchId, roundId: 'r1' });
  await userEvent.click(screen.getByRole('button', { name: 'Lobby' }));
  expect(host.confirmations).toHaveLength(1);
  expect(host.location.get().pathname).toBe('/game');
  await hear({ type: 'portal.game', event: 'round-closed', launchId, roundId: 'r1' });
  await userEvent.click(screen.getByRole('button', { name: 'Lobby' }));
  expect(host.confirmations).toHaveLength(1);
  expect(host.location.get().pathname).toBe('/fish');
});

describe('rounds in the frame are reported to the shell', () => {
  async function openAndHear(again?: object) {
    window.sessionStorage.setItem(`launch:${launchId}`, JSON.stringify({ ...record, again }));
    const host = await open();
    const reports: FrameRounds[] = [];
    host.events.on('frame-rounds', (rounds) => reports.push(rounds));
    const sendEvent = (event: string, roundId?: string) => hear({ type: 'portal.game', event, launchId, roundId });
    return { reports, sendEvent: sendEvent };
  }
  const again = { vassalage: 'HARBOUR', gameCode: 'koi-pond', gameName: 'Koi Pond' };

  test('from the first opened round to the last shown one', async () => {
    const { reports, sendEvent } = await openAndHear(again);
    await sendEvent('round-opened', 'r1');
    await sendEvent('round-opened', 'r2');
    await sendEvent('round-closed', 'r1');
    expect(reports).toEqual([{ areOpen: true, gameCode: 'koi-pond' }]);
    await sendEvent('round-closed', 'r2');
    expect(reports).toEqual([{ areOpen: true, gameCode: 'koi-pond' }, { areOpen: false }]);
  });

  test.each([
    ['the frame is left', async () => leave()],
    ['the game is loaded again', async () => hear({ type: 'portal.game', event: 'ready', launchId })],
  ])('none is open after %s', async (_, end) => {
    const { reports, sendEvent } = await openAndHear(again);
    await sendEvent('round-opened', 'r1');
    await end();
    expect(reports.at(-1)).toEqual({ areOpen: false });
  });

  test('names no game for a page with all lotteries of a vendor', async () => {
    const { reports, sendEvent } = await openAndHear({ ...again, lottery: {} });
    await sendEvent('round-opened', 'r1');
    expect(reports).toEqual([{ areOpen: true, gameCode: undefined }]);
  });
});

test('ignores 1,000 hostile messages', async () => {
  const host = await open();
  const other = document.body.appendChild(document.createElement('iframe'));
  const back = { type: 'portal.game', event: 'back', launchId };
  const hostile: [unknown, { origin?: string; source?: Window | null }][] = [
    [back, { origin: 'http://evil.test' }],
    [back, { origin: `${origin}.evil.test` }],
    [back, { origin: 'null' }],
    [back, { source: other.contentWindow }],
    [back, { source: window }],
    [back, { source: null }],
    [{ ...back, launchId: 'L2' }, {}],
    [{ ...back, extra: '<img onerror=1>' }, {}],
    [JSON.stringify(back), {}],
    [{ ...back, event: 'ready', __proto__: { polluted: true } }, { origin: 'http://evil.test' }],
  ];
  for (let round = 0; round < 100; round++) for (const [data, from] of hostile) await hear(data, from);
  expect(host.location.get().pathname).toBe('/game');
  expect(screen.getByRole('status')).toBeInTheDocument();
  expect([host.calls, host.toasts, host.launches, host.acts]).toEqual([[], [], [], []]);
  other.remove();
});

describe('a game that keeps silent', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(async () => void jest.advanceTimersByTime(ms));
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

  // covers 2.1
  test('shows after ten seconds that it does not respond; a page that only loads does not count', async () => {
    const host = await open();
    fireEvent.load(frame());
    await pass(9_900);
    expect(screen.getByRole('status')).toHaveTextContent('Loading Koi Pond');
    await pass(200);
    expect(screen.getByRole('status')).toHaveTextContent('The game isn’t responding');
    await user.click(screen.getByRole('button', { name: 'Back to lobby' }));
    expect(host.location.get()).toMatchObject({ pathname: '/fish', search: '?page=HARBOUR' });
  });

  test('loads again by "Try again", and is shown when it is ready after all', async () => {
    await open();
    await pass(10_100);
    const first = frame();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(frame()).not.toBe(first);
    expect(frame()).toHaveAttribute('src', record.content);
    expect(screen.getByRole('status')).toHaveTextContent('Loading Koi Pond');
    await pass(10_100);
    expect(frame()).toHaveAttribute('inert');
    await hear({ type: 'portal.game', event: 'ready', launchId });
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(frame()).not.toHaveAttribute('inert');
  });
});

test('says so without a launch of this tab', async () => {
  window.sessionStorage.clear();
  await open();
  expect(screen.getByText('This game is not open in this tab')).toBeInTheDocument();
  expect(document.querySelector('iframe')).toBeNull();
});

test('leaves no message listener and no timer after unmount', async () => {
  const added = jest.spyOn(window, 'addEventListener');
  const removed = jest.spyOn(window, 'removeEventListener');
  await open();
  await leave();
  const listeners = (spy: jest.SpyInstance) =>
    spy.mock.calls.filter(([name]) => name === 'message').map(([, listener]) => listener);
  expect(listeners(added)).toHaveLength(1);
  await waitFor(() => expect(listeners(removed)).toEqual(listeners(added)));
});
