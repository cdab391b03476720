import { act, render, screen } from '@testing-library/react';
import { MemberBar } from './member-bar.tsx';

let tries = 0;

jest.mock('./account-bar.tsx', () => {
  tries += 1;
  if (tries < 3) throw new Error('the chunk did not arrive');
  return { AccountBar: () => <p>account of a member</p> };
});

test('loads code that failed to load again until it arrives', async () => {
  jest.useFakeTimers();
  render(<MemberBar />);
  await act(async () => jest.advanceTimersByTimeAsync(3_000));
  expect(screen.queryByText('account of a member')).toBeNull();
  await act(async () => jest.advanceTimersByTimeAsync(3_000));
  expect(screen.getByText('account of a member')).toBeVisible();
  expect(tries).toBe(3);
  jest.useRealTimers();
});
