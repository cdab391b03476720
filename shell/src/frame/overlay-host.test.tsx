import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { change, openPortal } from '../../testing/open-portal.tsx';
import { overlayAtom } from '../host/atoms.ts';
import { accountButtonId } from './header/account/account.rules.ts';
import { OverlayHost } from './overlay-host.tsx';

jest.mock('../remotes/remote-slot.tsx', () => ({ RemoteSlot: () => <p>the member centre</p> }));

const user = userEvent.setup();

async function showPage() {
  const { portal, show } = await openPortal();
  const open = () => portal.store.set(overlayAtom, { overlay: 'member-centre' });
  function Page() {
    const [isOffered, setIsOffered] = useState(true);
    const takeAway = () => {
      setIsOffered(false);
      open();
    };
    return (
      <>
        <button type="button" id={accountButtonId}>
          Account
        </button>
        <button type="button" onClick={open}>
          Deposit
        </button>
        {isOffered && (
          <button type="button" onClick={takeAway}>
            Once
          </button>
        )}
      </>
    );
  }
  show(
    <>
      <Page />
      <OverlayHost />
    </>,
  );
  return portal;
}

async function openAndClose(name: string) {
  screen.getByRole('button', { name }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('dialog')).toBeVisible();
  screen.getByRole('button', { name: 'Close' }).focus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
}

test('returns the focus to its opener when closed by Escape', async () => {
  await showPage();
  await openAndClose('Deposit');
  expect(screen.getByRole('button', { name: 'Deposit' })).toHaveFocus();
});

test('moves the focus to the account button if the opener is gone', async () => {
  await showPage();
  await openAndClose('Once');
  expect(screen.getByRole('button', { name: 'Account' })).toHaveFocus();
});

test('keeps the first opener when another of its pages opens in between', async () => {
  const portal = await showPage();
  screen.getByRole('button', { name: 'Deposit' }).focus();
  await user.keyboard('{Enter}');
  screen.getByRole('button', { name: 'Close' }).focus();
  await change(() => portal.store.set(overlayAtom, { overlay: 'member-centre', page: 'withdraw' }));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Deposit' })).toHaveFocus();
});
