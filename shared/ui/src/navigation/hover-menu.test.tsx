import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HoverMenu } from './hover-menu.tsx';

const onPress = jest.fn();
const user = userEvent.setup();

function show() {
  render(
    <HoverMenu button="A" label="Account">
      {(close) => (
        <>
          <button
            type="button"
            onClick={() => {
              close();
              onPress();
            }}
          >
            My account
          </button>
          <button type="button">Sign out</button>
        </>
      )}
    </HoverMenu>,
  );
  return screen.getByRole('button', { name: 'Account' });
}
const item = (name: string) => screen.queryByRole('button', { name });

test('opens by arrow, moves, and gives the focus back on Escape', async () => {
  const opener = show();
  opener.focus();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(item('My account')).toHaveFocus());
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(item('Sign out')).toHaveFocus());
  await user.keyboard('{Escape}');
  expect(item('My account')).toBeNull();
  expect(opener).toHaveFocus();
});

test('an item that leads away closes it, acts once and leaves the focus on the button', async () => {
  const opener = show();
  opener.focus();
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'My account' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(item('My account')).toBeNull();
  expect(opener).toHaveFocus();
});

test('a mouse that rests on it opens it again by a press, which closes nothing', async () => {
  const opener = show();
  await user.hover(opener);
  opener.focus();
  await user.keyboard('{Escape}');
  expect(item('My account')).toBeNull();
  await user.pointer({ keys: '[MouseLeft]', target: opener });
  expect(item('My account')).toBeVisible();
  await user.pointer({ keys: '[MouseLeft]', target: opener });
  expect(item('My account')).toBeVisible();
});

test('a mouse opens it by resting on it; leaving with the focus closes it too', async () => {
  const opener = show();
  await user.hover(opener);
  expect(item('My account')).toBeVisible();
  await user.unhover(opener);
  expect(item('My account')).toBeNull();
  fireEvent.pointerDown(opener, { pointerType: 'touch' });
  expect(item('My account')).toBeVisible();
  opener.focus();
  fireEvent.blur(opener, { relatedTarget: document.body });
  expect(item('My account')).toBeNull();
});
