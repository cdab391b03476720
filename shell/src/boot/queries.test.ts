import { createClient } from '@portal/shared/client/client';
import { getMemberMenu } from '@portal/shared/contract/accounts/member-info';
import type { Call } from '@portal/shared/contract/calls/define-call';
import { listLanguages } from '@portal/shared/contract/content/languages';
import { getCustomerService, getDomainRoute } from '@portal/shared/contract/content/site';
import { getGameMenus } from '@portal/shared/contract/games/menus';
import { callKey, HostContext, useCallQuery } from '@portal/shared/remote/host-context';
import { QueryClientProvider } from '@portal/shared/remote/query';
import { buildMenu, buildVendor } from '@portal/shared/testing/builders';
import { answering, createFakeHost, fakeMember } from '@portal/shared/testing/fake-host';
import { createFakePlatform, type FakeAnswers } from '@portal/shared/testing/fake-platform';
import { renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { createQueries, forgetMember, keepAnswers, prefetchFrame } from './queries.ts';

const versions = { settings: '1', routers: '1', vendors: '1', announcements: '1', validation: '1' };
const noMenus = { cacheVersion: '1', menus: [] };
const ports = (memberId?: string) => ({
  storage: sessionStorage,
  versions: () => versions,
  language: () => 'EN',
  memberId: () => memberId,
});

function prepare() {
  const platform = createFakePlatform({
    getGameMenus: noMenus,
    listAnnouncements: { cacheVersion: '1', banners: [], notices: [] },
  });
  const client = createClient({
    baseUrl: 'http://localhost',
    token: () => undefined,
    language: () => 'EN',
    merchant: () => 'portal',
    release: () => 'shell@1.0.0',
    fetch: platform.fetch,
  });
  return { platform, client, queries: createQueries(client) };
}

const settled = (queries: ReturnType<typeof createQueries>) =>
  new Promise<void>((resolve) => {
    const look = () => queries.isFetching() === 0 && resolve();
    queries.getQueryCache().subscribe(look);
    look();
  });

beforeEach(() => sessionStorage.clear());

test('asks for menus and announcements on the first page load of a session only', async () => {
  const first = prepare();
  prefetchFrame(first.queries, first.client, sessionStorage, 'EN');
  await settled(first.queries);
  keepAnswers(first.queries, ports());
  expect(first.platform.seen.map(({ name }) => name).sort()).toEqual(['getGameMenus', 'listAnnouncements']);
  const next = prepare();
  prefetchFrame(next.queries, next.client, sessionStorage, 'EN');
  keepAnswers(next.queries, ports());
  expect(next.platform.seen).toEqual([]);
  expect(next.queries.getQueryData(callKey(getGameMenus, {}, 'EN'))).toEqual(noMenus);
  first.queries.clear();
  next.queries.clear();
});

test.each([['a visitor', undefined] as const, ['a member', fakeMember] as const])(
  'does not ask again for what was prefetched for %s, whether answered or pending',
  async (_, member) => {
    for (const isAnswered of [true, false]) {
      sessionStorage.clear();
      const { client, queries, platform } = prepare();
      const host = createFakeHost({ member, language: 'EN' });
      prefetchFrame(queries, client, sessionStorage, 'EN');
      if (isAnswered) await settled(queries);
      keepAnswers(queries, ports(member?.id));
      const wrapper = ({ children }: { children: ReactNode }) =>
        createElement(HostContext, { value: host }, createElement(QueryClientProvider, { client: queries }, children));
      const { result, unmount } = renderHook(() => useCallQuery(getGameMenus, {}), { wrapper });
      await waitFor(() => expect(result.current.data).toEqual(noMenus));
      expect(host.calls).toEqual([]);
      expect(platform.seen.map(({ name }) => name).sort()).toEqual(['getGameMenus', 'listAnnouncements']);
      await settled(queries);
      expect(queries.getQueryData(callKey(getGameMenus, {}, 'EN'))).toEqual(member ? undefined : noMenus);
      expect(sessionStorage.getItem('cache:vendors:/lgw/games/game_menus')).toContain('menus');
      unmount();
      queries.clear();
    }
  },
);

const domains = (name: string, cacheVersion = '1') => ({
  cacheVersion,
  domainList: [{ domain: name, speed: 0, resources: [] }],
});
const service = { cacheVersion: '1', version: { pathList: [{ type: 1, path: '/help' }] } };
const offered = { cacheVersion: '1', languages: [{ code: 'EN', locale: 'en', name: 'English', isOffered: true }] };

/** One page load under the versions of the status: what it asks for and what it shows. */
async function pageLoad(answers: FakeAnswers, changed: Partial<typeof versions> = {}) {
  const { platform, client, queries } = prepare();
  platform.answer(answers);
  keepAnswers(queries, { ...ports(), versions: () => ({ ...versions, ...changed }) });
  const ask = (call: typeof getDomainRoute | typeof getCustomerService | typeof listLanguages) =>
    queries.fetchQuery({ queryKey: callKey(call, {}, 'EN'), queryFn: () => client.send<Call>(call, {}) });
  const shown = [await ask(getDomainRoute), await ask(getCustomerService), await ask(listLanguages)];
  queries.clear();
  return { shown, asked: platform.seen.map(({ name }) => name) };
}

// covers 9
test('asks for routers and settings once per session', async () => {
  const answers = { getDomainRoute: domains('one.example'), getCustomerService: service, listLanguages: offered };
  const first = await pageLoad(answers);
  expect(first.asked).toEqual(['getDomainRoute', 'getCustomerService', 'listLanguages']);
  expect(await pageLoad({})).toEqual({ shown: first.shown, asked: [] });
});

// covers 9
test('a change by the operator is visible to the next page load, and asks again for no more than changed', async () => {
  await pageLoad({ getDomainRoute: domains('one.example'), getCustomerService: service, listLanguages: offered });
  const answers = {
    getDomainRoute: domains('two.example', '2'),
    getCustomerService: { ...service, cacheVersion: '2' },
  };
  const next = await pageLoad(answers, { routers: '2' });
  expect(next.asked).toEqual(['getDomainRoute', 'getCustomerService']);
  expect(next.shown[0]).toEqual(domains('two.example', '2'));
});

// covers 9
test('removes what was stored under an old version, even if nobody asks again', async () => {
  await pageLoad({ getDomainRoute: domains('one.example'), getCustomerService: service, listLanguages: offered });
  const cachedKeys = () => Object.keys(sessionStorage).filter((key) => key.startsWith('cache:routers:'));
  expect(cachedKeys()).toHaveLength(2);
  const { queries } = prepare();
  keepAnswers(queries, { ...ports(), versions: () => ({ ...versions, routers: '2' }) });
  expect(cachedKeys()).toEqual([]);
  expect(sessionStorage.getItem('cache:settings:/wps/system/languages')).not.toBeNull();
  queries.clear();
});

// covers 9
test('stores an answer under its own version, in a tab that stayed open over a change', async () => {
  const { client, queries, platform } = prepare();
  keepAnswers(queries, ports());
  const ask = () =>
    queries.fetchQuery({
      queryKey: callKey(getDomainRoute, {}, 'EN'),
      queryFn: () => client.send<Call>(getDomainRoute, {}),
    });
  const row = () => JSON.parse(sessionStorage.getItem('cache:routers:/wps/system/domainRoute') ?? '{}');
  platform.answer({ getDomainRoute: domains('one.example') });
  await ask();
  await queries.invalidateQueries();
  expect(row()).toMatchObject({ version: '1', value: domains('one.example') });
  platform.answer({ getDomainRoute: domains('two.example', '2') });
  await ask();
  expect(row()).toMatchObject({ version: '2', value: domains('two.example', '2') });
  queries.clear();
});

// covers 9
test.each([true, false])(
  'fetches a prefetched answer again when the status names a newer version: answered %s',
  async (isAnswered) => {
    const { client, queries, platform } = prepare();
    const changed = { cacheVersion: '2', menus: [buildMenu('RNG', [buildVendor('Lantern Studio')])] };
    prefetchFrame(queries, client, sessionStorage, 'EN');
    if (isAnswered) await settled(queries);
    keepAnswers(queries, { ...ports(), versions: () => ({ ...versions, vendors: '2' }) });
    const host = createFakeHost({ language: 'EN', answers: [answering(getGameMenus, () => changed)] });
    const wrapper = ({ children }: { children: ReactNode }) =>
      createElement(HostContext, { value: host }, createElement(QueryClientProvider, { client: queries }, children));
    const { result, unmount } = renderHook(() => useCallQuery(getGameMenus, {}), { wrapper });
    await waitFor(() => expect(result.current.data).toEqual(changed));
    expect(platform.seenOf('getGameMenus')).toHaveLength(1);
    expect(host.calls).toHaveLength(1);
    await waitFor(() => {
      const row = JSON.parse(sessionStorage.getItem('cache:vendors:/lgw/games/game_menus') ?? '{}');
      expect(row).toMatchObject({ version: '2', value: changed });
    });
    unmount();
    queries.clear();
  },
);

test("removes a member's answers after the logout", () => {
  const { queries } = prepare();
  queries.setQueryData([getMemberMenu.path, {}], { items: [] });
  forgetMember(queries);
  expect(queries.getQueryData([getMemberMenu.path, {}])).toBeUndefined();
});
