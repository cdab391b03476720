import { loadWithin, PageLoadError, preloadPage } from '@portal/shared/remote/mounting/page-group';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPortal } from '../../testing/open-portal.tsx';
import { PageChunk } from './page-chunk.tsx';

const message = 'The page is taking too long to load. Check your connection and try again.';

// covers 2.1
test('shows an error when a page group fails to load; the retry fetches it again', async () => {
  const { show } = await openPortal();
  let asked = 0;
  const load = async () => {
    asked += 1;
    if (asked === 1) throw new Error('chunk gone');
    return () => <p>Here it is</p>;
  };
  show(<PageChunk load={load} />);
  expect(await screen.findByText(message)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Here it is')).toBeVisible();
  expect(asked).toBe(2);
});

// covers 2.1
test('fetches a damaged chunk past the cache on retry', async () => {
  const { show } = await openPortal();
  const address = 'http://localhost/releases/shell/1.0.0/Vip.js';
  const asked: string[] = [];
  const load = async () => {
    asked.push('import');
    if (asked.length === 1) throw Object.assign(new Error('Loading chunk Vip failed.'), { request: address });
    return () => <p>Whole again</p>;
  };
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    asked.push(`${String(input)} ${init?.cache}`);
    return new Response('');
  });
  show(<PageChunk load={load} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Whole again')).toBeVisible();
  expect(asked).toEqual(['import', `${address} reload`, 'import']);
  fetched.mockRestore();
});

test('renders a page that is already loaded at once', async () => {
  const { show } = await openPortal();
  const load = async () => () => <p>Known page</p>;
  await preloadPage(load);
  show(<PageChunk load={load} />);
  expect(screen.getByText('Known page')).toBeVisible();
});

// covers 2.1, 8
test('shows a load error when a page group takes longer than its timeout', async () => {
  jest.useFakeTimers();
  const loading = loadWithin(() => new Promise(() => undefined), 120_000);
  const judged = expect(loading).rejects.toBeInstanceOf(PageLoadError);
  jest.advanceTimersByTime(120_000);
  await judged;
  jest.useRealTimers();
});
