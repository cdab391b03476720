import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPortal } from '../../testing/open-portal.tsx';
import { loadWithin, PageLoadError } from './load-within.ts';
import { PageChunk } from './page-chunk.tsx';

const message = 'The page took longer time to load, please check your network connectivity';

test('a page group that fails says so; the retry fetches it again', async () => {
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

test('a page group that takes longer than its time is a load error', async () => {
  jest.useFakeTimers();
  const loading = loadWithin(() => new Promise(() => undefined), 120_000);
  const judged = expect(loading).rejects.toBeInstanceOf(PageLoadError);
  jest.advanceTimersByTime(120_000);
  await judged;
  jest.useRealTimers();
});
