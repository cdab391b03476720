import { createClient } from '@portal/shared/client/client';
import { getMemberMenu } from '@portal/shared/contract/member/get-menu';
import { createFakePlatform } from '@portal/shared/testing/fake-platform';
import { createQueries, forgetMember, keepAnswers, prefetchFrame } from './queries.ts';

const versions = { settings: '1', routers: '1', vendors: '1', announcements: '1', validation: '1' };
const ports = () => ({ storage: sessionStorage, versions, language: () => 'EN' });

function prepare() {
  const platform = createFakePlatform({
    getGameMenus: { menus: [] },
    listAnnouncements: { banners: [], notices: [] },
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

test('the first page load of a session asks for menus and announcements, the next one does not', async () => {
  const first = prepare();
  prefetchFrame(first.queries, first.client, sessionStorage);
  await settled(first.queries);
  keepAnswers(first.queries, ports());
  expect(first.platform.seen.map(({ name }) => name).sort()).toEqual(['getGameMenus', 'listAnnouncements']);
  const next = prepare();
  prefetchFrame(next.queries, next.client, sessionStorage);
  keepAnswers(next.queries, ports());
  expect(next.platform.seen).toEqual([]);
  expect(next.queries.getQueryData(['/lgw/games/game_menus', {}])).toEqual({ menus: [] });
  first.queries.clear();
  next.queries.clear();
});

test("a member's answers are gone after the logout", () => {
  const { queries } = prepare();
  queries.setQueryData([getMemberMenu.path, {}], { items: [] });
  forgetMember(queries);
  expect(queries.getQueryData([getMemberMenu.path, {}])).toBeUndefined();
});
