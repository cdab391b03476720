import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createToastStore, ToastRegion } from './toast.tsx';

test('shows at most three, the newest last, and a failure as an alert', async () => {
  const store = createToastStore();
  render(<ToastRegion store={store} label="Messages" closeLabel="Close" />);
  act(() => {
    for (const text of ['one', 'two', 'three']) store.show(text, 'good');
    store.show('four', 'bad');
  });
  expect(screen.queryByText('one')).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('four');
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
  expect(screen.queryByText('two')).not.toBeInTheDocument();
});

test('keeps one with a link for twice as long, and dismisses it when the link is pressed', async () => {
  jest.useFakeTimers();
  const store = createToastStore(1000);
  store.show('settled', 'good', { link: { text: 'View', open: () => undefined } });
  jest.advanceTimersByTime(1999);
  expect(store.list()).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(store.list()).toEqual([]);
  jest.useRealTimers();
  const open = jest.fn();
  render(<ToastRegion store={store} label="Messages" closeLabel="Close" />);
  act(() => void store.show('settled', 'good', { link: { text: 'View', open } }));
  await userEvent.click(screen.getByRole('button', { name: 'View' }));
  expect(open).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('settled')).toBeNull();
});

test('disappears when its time is over', () => {
  jest.useFakeTimers();
  const store = createToastStore(1000);
  store.show('saved');
  jest.advanceTimersByTime(1000);
  expect(store.list()).toEqual([]);
  jest.useRealTimers();
});
