import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPortal } from '../../../../testing/open-portal.tsx';
import { dialogsAtom } from '../../../host/atoms.ts';
import { VisitorBar } from './visitor-bar.tsx';

// covers 2.4
test('offers the mobile login mode in a dropdown, only with mobile-code login', async () => {
  const user = userEvent.setup();
  const { portal, show } = await openPortal({ toggles: { mobileCodeLogin: true } });
  const open = jest.spyOn(portal.dialogs, 'open').mockImplementation(() => undefined);
  show(<VisitorBar />);
  screen.getByRole('button', { name: 'More login options' }).focus();
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Log in with mobile number' }));
  expect(open).toHaveBeenCalledWith({ name: 'login', method: 'mobile' });
  expect(screen.getByRole('button', { name: 'More login options' })).toHaveFocus();
});

test('offers one mode without it, and no register button without direct registration', async () => {
  const { portal, show } = await openPortal({ toggles: { directRegistration: false } });
  show(<VisitorBar />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Log in']);
  expect(portal.store.get(dialogsAtom)).toEqual([]);
});
