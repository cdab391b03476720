import { buildRegisterSettings } from '@portal/shared/testing/builders';
import { refuse } from '@portal/shared/testing/fake-platform';
import { screen, waitFor } from '@testing-library/react';
import { openAccessDialog, pressable } from '../../../../testing/open-access-dialog.tsx';
import { sealedLink } from '../../../../testing/sealed-link.ts';
import { smallWindow } from '../../../../testing/small-window.ts';

const getRegisterSettings = buildRegisterSettings();

afterEach(() => jest.restoreAllMocks());

// covers 2.3
test('opens customer service in a window of 440 x 750 without access to the opener', async () => {
  const path = await sealedLink('https://chat.example/room', 'a1B2c3D4');
  const pathList = [
    { type: 1, path: '/help' },
    { type: 3, path },
  ];
  const { user } = await openAccessDialog('forgotPassword', {
    getRegisterSettings,
    getCustomerService: { version: { pathList } },
  });
  const { page, open } = smallWindow();
  await user.click(pressable('Contact us'));
  expect(open).toHaveBeenCalledWith('', 'support', 'width=440,height=750');
  await waitFor(() => expect(page.location.replace).toHaveBeenCalledWith('https://chat.example/room'));
  expect(page.opener).toBeNull();
  expect(page.close).not.toHaveBeenCalled();
});

// covers 2.3, 8: closes the window when %s
test.each([
  ['the call fails', { getCustomerService: refuse('unknown_error') }],
  ['there is no chat link', { getCustomerService: { version: { pathList: [] } } }],
  ['the path cannot be opened', { getCustomerService: { version: { pathList: [{ type: 3, path: 'x'.repeat(60) }] } } }],
])('closes the window when %s', async (_, answers) => {
  const { user, portal } = await openAccessDialog('forgotPassword', { getRegisterSettings, ...answers });
  const { page } = smallWindow();
  const showToast = jest.spyOn(portal.toasts, 'show');
  await user.click(pressable('Contact us'));
  await waitFor(() => expect(page.close).toHaveBeenCalled());
  expect(showToast).toHaveBeenCalledWith('Connection problem. Please try again.', 'bad');
});

// covers 8
test('says that the browser blocked the window', async () => {
  const { user, portal, platform } = await openAccessDialog('forgotPassword', { getRegisterSettings });
  jest.spyOn(window, 'open').mockReturnValue(null);
  const showToast = jest.spyOn(portal.toasts, 'show');
  await user.click(screen.getByRole('button', { name: 'Contact us' }));
  expect(showToast).toHaveBeenCalledWith('Popup blocked. Please allow popups and try again.', 'bad');
  expect(platform.seenOf('getCustomerService')).toHaveLength(0);
});
