import { loadAccessTexts } from '@portal/shared/i18n/load-access';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { change, openPortal } from '../../../testing/open-portal.tsx';
import { dialogsAtom } from '../../host/atoms.ts';

jest.mock('@portal/shared/i18n/load-access', () => ({ loadAccessTexts: jest.fn(() => new Promise(() => undefined)) }));

async function openHanging() {
  const { portal, show } = await openPortal();
  show(null);
  await change(() => portal.dialogs.open({ name: 'login' }));
  expect(await screen.findByText('Loading')).toBeInTheDocument();
}

// covers 2.1
test('a dialog that fails to load is closed by its button', async () => {
  await openHanging();
  await userEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }));
  expect(screen.queryByText('Loading')).toBeNull();
  expect(loadAccessTexts).toHaveBeenCalled();
});

test('a dialog that fails to load is closed by Escape', async () => {
  await openHanging();
  fireEvent.keyDown(document, { key: 'Enter' });
  expect(screen.getByText('Loading')).toBeInTheDocument();
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(screen.queryByText('Loading')).toBeNull();
});

// covers 2.3
test('one Escape closes only the loading dialog, not the open one below', async () => {
  const heard = jest.fn();
  const { portal, show } = await openPortal({ answers: { getHelpCenter: { articles: [] } } });
  show(null);
  await change(() => portal.dialogs.open({ name: 'help' }));
  const help = await screen.findByRole('dialog');
  await change(() => portal.dialogs.open({ name: 'login' }));
  help.addEventListener('keydown', heard);
  // False: the browser's default action is prevented, too.
  expect(fireEvent.keyDown(help, { key: 'Escape' })).toBe(false);
  expect(portal.store.get(dialogsAtom).map(({ name }) => name)).toEqual(['help']);
  expect(heard).not.toHaveBeenCalled();
  fireEvent.keyDown(help, { key: 'Escape' });
  expect(heard).toHaveBeenCalledTimes(1);
});

// covers 2.3
test('the cover traps the focus and returns it when closed', async () => {
  const { portal, show } = await openPortal();
  show(<button type="button">Opener</button>);
  const opener = screen.getByRole('button', { name: 'Opener' });
  opener.focus();
  await change(() => portal.dialogs.open({ name: 'login' }));
  await screen.findByText('Loading');
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(opener).toHaveFocus();
});

// covers 2.3
test('a dialog that loads after the cover returns the focus to its opener', async () => {
  let bring: (texts: Record<string, string>) => void = () => undefined;
  jest.mocked(loadAccessTexts).mockImplementationOnce(() => new Promise((resolve) => (bring = resolve)));
  const { portal, show } = await openPortal();
  show(<button type="button">Opener</button>);
  const opener = screen.getByRole('button', { name: 'Opener' });
  opener.focus();
  await change(() => portal.dialogs.open({ name: 'forgotPassword' }));
  await screen.findByText('Loading');
  await change(() => bring({}));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
});
