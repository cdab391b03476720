import { createClient } from '@portal/shared/client/client';
import type { LanguageCode } from '@portal/shared/contract/game-types';
import { createStore } from '@portal/shared/remote/state';
import { buildStatus } from '@portal/shared/testing/builders';
import { fakeSite } from '@portal/shared/testing/fake-host';
import { createFakePlatform, type FakeAnswers, refuse } from '@portal/shared/testing/fake-platform';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { smallWindow } from '../../../testing/small-window.ts';
import { showLanguage } from '../../host/translator.ts';
import type { Boot } from '../start.ts';
import { createKnownDomains } from '../storage/known-domains.ts';
import { createPreferences } from '../storage/preferences.ts';
import { createSessionStore } from '../storage/session-store.ts';
import { standBy } from './stand-by.tsx';

jest.mock('../../host/translator.ts', () => {
  const real = jest.requireActual('../../host/translator.ts');
  return { ...real, showLanguage: jest.fn(real.showLanguage) };
});

const maintenance = { active: true, title: 'New tables', text: 'Two hours.', endsAt: '2026-11-21T10:00:00.000Z' };
const closed = buildStatus({ status: 1, maintenance });
const blocked = buildStatus({ status: 2, regionRestriction: { active: true, text: 'Not here.' } });
const app = { face: 'app' } as Boot;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  jest.useFakeTimers({ now: Date.parse(closed.serverTime) });
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function wait(first: Parameters<typeof standBy>[1], answers: FakeAnswers, language: LanguageCode = 'EN') {
  const platform = createFakePlatform(answers);
  const store = createStore();
  await showLanguage(store, language);
  const session = createSessionStore(sessionStorage);
  const preferences = createPreferences(localStorage, []);
  preferences.setLanguage(language);
  const domains = createKnownDomains(session, localStorage);
  const client = createClient({
    baseUrl: 'http://localhost',
    token: session.token,
    language: preferences.language,
    merchant: session.merchant,
    release: () => 'shell@1.0.0',
    fetch: platform.fetch,
  });
  let view: ReturnType<typeof render> | undefined;
  const show = (content: ReactNode) => {
    if (view) view.rerender(content);
    else view = render(content);
  };
  const root = { render: (content: ReactNode) => act(() => show(content)) };
  const again = jest.fn(async () => app);
  const ended = jest.fn();
  void standBy({ root, store, preferences, client, host: 'localhost', domains, again }, first).then(ended);
  await act(() => jest.advanceTimersByTimeAsync(0));
  await screen.findByRole('heading', { level: 1 });
  return { platform, again, ended, preferences, domains };
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

// covers 2.8
test('maintenance shows title, text, remaining time and customer service', async () => {
  await wait({ face: 'maintenance', status: closed }, { getStatus: closed });
  expect(screen.getByRole('heading', { name: 'New tables' })).toBeVisible();
  expect(screen.getByText('Two hours.')).toBeVisible();
  expect(screen.getByText(/^Expected end: /)).toBeVisible();
  expect(screen.getByRole('timer', { hidden: true })).toHaveTextContent('02Hours00Minutes00Seconds');
  await pass(1_000);
  expect(screen.getByRole('timer', { hidden: true })).toHaveTextContent('01Hours59Minutes59Seconds');
  expect(screen.getByRole('button', { name: 'Contact us' })).toBeVisible();
});

// covers 2.8
test.each([
  ['the portal', '', 'Asia/Kolkata', 'Nov 21, 2026, 3:30 PM UTC+5:30'],
  ['the member who is logged in here', 'Europe/Berlin', 'Asia/Kolkata', 'Nov 21, 2026, 11:00 AM UTC+1'],
  [
    'the portal, where that of the member is unknown',
    'Mars/Olympus_Mons',
    'Asia/Kolkata',
    'Nov 21, 2026, 3:30 PM UTC+5:30',
  ],
  ['UTC, where none is known', '', 'Mars/Olympus_Mons', 'Nov 21, 2026, 10:00 AM UTC'],
])('maintenance shows its end in the zone of %s', async (_, stored, timeZone, end) => {
  localStorage.setItem('timeZone', stored);
  const status = buildStatus({ status: 1, maintenance, info: { ...fakeSite, timeZone } });
  await wait({ face: 'maintenance', status }, { getStatus: status });
  expect(screen.getByText(`Expected end: ${end}`)).toBeVisible();
});

test.each([
  ['CN', '新桌台', '两小时。'],
  ['MY', 'New tables', 'Two hours.'],
] as const)("maintenance in %s shows the operator's text in that language, or the one for all", async (...row) => {
  const [language, title, text] = row;
  const texts = { CN: { title: '新桌台', text: '两小时。' } };
  const status = buildStatus({ status: 1, maintenance: { ...maintenance, texts } });
  await wait({ face: 'maintenance', status }, { getStatus: status }, language);
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});

// covers 2.8
test('leaves by itself when the maintenance is over: polls every 30 seconds here and starts once', async () => {
  const { platform, again, ended } = await wait({ face: 'maintenance', status: closed }, { getStatus: closed });
  await pass(29_000);
  expect(platform.seenOf('getStatus')).toHaveLength(0);
  await pass(2_000);
  expect(platform.seenOf('getStatus')).toHaveLength(1);
  expect(again).not.toHaveBeenCalled();
  platform.answer({ getStatus: buildStatus() });
  await pass(31_000);
  expect([again.mock.calls.length, ended.mock.calls]).toEqual([1, [[app]]]);
});

test('does not poll in a hidden tab until it is visible', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { platform } = await wait({ face: 'maintenance', status: closed }, { getStatus: closed });
  await pass(600_000);
  expect(platform.seenOf('getStatus')).toHaveLength(0);
  hidden.mockReturnValue(false);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(0);
  expect(platform.seenOf('getStatus')).toHaveLength(1);
});

test('shows a changed text at the next poll', async () => {
  const { platform } = await wait({ face: 'maintenance', status: closed }, { getStatus: closed });
  platform.answer({ getStatus: buildStatus({ status: 1, maintenance: { active: true } }) });
  await pass(31_000);
  expect(screen.getByRole('heading', { name: 'We are under maintenance' })).toBeVisible();
  expect(screen.queryByRole('timer', { hidden: true })).toBeNull();
});

// covers 2.8
test("region blocked: the visitor's address, the text, and a feedback form if the chat is a page of the portal", async () => {
  const status = {
    ...blocked,
    info: { ...fakeSite, customerService: [{ csType: 'LIVECHAT' as const, path: '/help' }] },
  };
  const { platform } = await wait(
    { face: 'region-blocked', status },
    { getStatus: status, sendFeedback: { reference: 'F777' } },
  );
  expect(screen.getByText('203.0.113.7')).toBeVisible();
  expect(screen.getByText('Not here.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Contact us' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Your message' }), { target: { value: 'Why me, please?' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await pass(0);
  expect(await screen.findByText('F777')).toBeVisible();
  expect(platform.seenOf('sendFeedback')).toHaveLength(1);
});

test("region blocked: in the visitor's language", async () => {
  const regionRestriction = { active: true, text: 'Not here.', texts: { MY: 'Bukan di sini.' } };
  const status = buildStatus({ status: 2, regionRestriction });
  await wait({ face: 'region-blocked', status }, { getStatus: status }, 'MY');
  expect(screen.getByText('Bukan di sini.')).toBeVisible();
});

test('opens an external chat beside the page, and says when its link cannot be fetched', async () => {
  const info = { ...fakeSite, customerService: [{ csType: 'LIVECHAT' as const, path: 'https://chat.example/' }] };
  const status = { ...closed, info };
  await wait({ face: 'maintenance', status }, { getStatus: status, getCustomerService: refuse('unknown_error') });
  const { page } = smallWindow();
  fireEvent.click(screen.getByRole('button', { name: 'Contact us' }));
  await pass(0);
  expect(await screen.findByText('Connection problem. Please try again.')).toBeVisible();
  expect(page.close).toHaveBeenCalled();
});

// covers 2.8
test("offers the operator's languages and the themes", async () => {
  const { preferences } = await wait({ face: 'maintenance', status: closed }, { getStatus: closed });
  fireEvent.click(screen.getByRole('button', { name: 'Dark theme' }));
  expect([preferences.theme(), document.documentElement.dataset.theme]).toEqual(['dark', 'dark']);
  fireEvent.click(screen.getByRole('button', { name: /^Language: / }));
  fireEvent.click(screen.getByRole('button', { name: '简体中文' }));
  await pass(0);
  expect(await screen.findByText(/^预计结束时间：/)).toBeVisible();
  expect(preferences.language()).toBe('CN');
});

// covers 2.8
test('keeps and remembers the language on screen when the texts of another fail to load', async () => {
  const { preferences } = await wait({ face: 'maintenance', status: closed }, { getStatus: closed });
  const choose = (name: string) => {
    fireEvent.click(screen.getByRole('button', { name: /^Language: / }));
    fireEvent.click(screen.getByRole('button', { name }));
    return pass(0);
  };
  jest.mocked(showLanguage).mockRejectedValueOnce(new Error('no network'));
  await choose('简体中文');
  const alert = () =>
    screen
      .getAllByRole('alert')
      .map(({ textContent }) => textContent)
      .join('');
  expect(alert()).toBe('The page is taking too long to load. Check your connection and try again.');
  expect(preferences.language()).toBe('EN');
  await choose('简体中文');
  expect(await screen.findByText(/^预计结束时间：/)).toBeVisible();
  expect(alert()).toBe('');
});

// covers 3
test('no response: offers the known domains, and the button polls at once', async () => {
  localStorage.setItem('domains', '{"domains":["localhost","two.example"]}');
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  const { platform, again } = await wait({ face: 'unreachable' }, {});
  expect(screen.getByRole('heading', { name: 'Site addresses' })).toBeVisible();
  expect(screen.getByText('two.example')).toBeVisible();
  platform.answer({ getStatus: buildStatus() });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(0);
  expect(again).toHaveBeenCalledTimes(1);
});

test('shows a browser without encryption the reason, and does not poll', async () => {
  const { platform, ended } = await wait({ face: 'no-crypto' }, {});
  expect(screen.getByRole('heading', { name: 'This address is not secure' })).toBeVisible();
  await pass(600_000);
  expect(platform.seen).toEqual([]);
  expect(ended).toHaveBeenCalledWith(undefined);
});

test('platform away: says so, polls every few seconds, and leaves by itself', async () => {
  const { platform, again } = await wait({ face: 'away' }, { getStatus: refuse('temporarily_unavailable') });
  expect(screen.getByRole('heading', { name: 'The portal is temporarily unavailable' })).toBeVisible();
  // 5 s plus half of the spread, then doubled.
  await pass(7_500);
  expect(platform.seenOf('getStatus')).toHaveLength(1);
  platform.answer({ getStatus: buildStatus() });
  await pass(12_500);
  expect(platform.seenOf('getStatus')).toHaveLength(2);
  expect(again).toHaveBeenCalledTimes(1);
});
