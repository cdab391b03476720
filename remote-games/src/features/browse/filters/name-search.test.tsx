import { IntlProvider } from '@portal/shared/remote/intl';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NameSearch } from './name-search.tsx';

const messages = { 'lobby.search': 'Game name', 'lobby.search.hint': 'Search', 'lobby.search.clear': 'Clear search' };

function withTexts(value: string, onSettled: (name: string) => void) {
  return (
    <IntlProvider locale="en" messages={messages}>
      <NameSearch value={value} onSettled={onSettled} />
    </IntlProvider>
  );
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('ignores its own name coming back late; applies a different one', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const reported: string[] = [];
  const { rerender } = render(withTexts('', (name) => reported.push(name)));
  const box = screen.getByRole('searchbox', { name: 'Game name' });
  await user.type(box, 'mo');
  act(() => jest.advanceTimersByTime(250));
  await user.type(box, 'o');
  rerender(withTexts('mo', (name) => reported.push(name)));
  expect(box).toHaveValue('moo');
  act(() => jest.advanceTimersByTime(250));
  expect(reported).toEqual(['mo', 'moo']);
  rerender(withTexts('', (name) => reported.push(name)));
  expect(box).toHaveValue('');
});
