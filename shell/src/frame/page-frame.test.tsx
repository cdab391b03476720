import { memberAnswers } from '../../testing/open-access-dialog.tsx';
import { openPortal } from '../../testing/open-portal.tsx';
import { routes } from '../app/routes.rules.ts';
import { PageFrame } from './page-frame.tsx';

const site = {
  customerService: [{ csType: 'LIVECHAT' as const, path: 'https://chat.example/' }],
  resources: [{ resourceType: 'telegram', url: 'https://t.me/portal' }],
};

/** What stands on the page, and the ways to help in their order. */
async function helpOn(pathname: string) {
  const { show } = await openPortal({ at: pathname, site, answers: memberAnswers });
  const { container, unmount } = show(<PageFrame>page</PageFrame>);
  const areas = [...container.querySelectorAll('main, aside, footer')].map(({ tagName }) => tagName);
  const ways = [...container.querySelectorAll('aside :is(a, button)')].map((way) => way.getAttribute('aria-label'));
  unmount();
  return { areas, ways };
}

// covers 2.1: WCAG 3.2.6
test('offers help at the same place in the same order on every page with the whole frame', async () => {
  const paths = Object.keys(routes).filter((path) => routes[path]?.frame === 'full');
  expect(paths.length).toBeGreaterThan(20);
  const first = await helpOn('/');
  expect(first.areas).toEqual(['MAIN', 'ASIDE', 'FOOTER']);
  expect(first.ways).toEqual(expect.arrayContaining(['Live chat', 'Help']));
  for (const path of paths) expect({ path, ...(await helpOn(path)) }).toEqual({ path, ...first });
});
