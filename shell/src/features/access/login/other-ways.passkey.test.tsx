import { browserKeys, NoKeyError } from '@portal/shared/remote/keys/browser-keys';
import { fakeToken } from '@portal/shared/testing/builders';
import { refuse } from '@portal/shared/testing/fake-platform';
import { screen } from '@testing-library/react';
import { allClosed, openAccessDialog, pressable } from '../../../../testing/open-access-dialog.tsx';

const value = { token: fakeToken(), firstTimeLogin: false, passwordExpired: false };
const options = { challenge: 'a question' };
const response = { clientDataJSON: 'client', authenticatorData: 'data', signature: 'signed' };
const proof = { id: 'key-1', rawId: 'key-1', type: 'public-key' as const, clientExtensionResults: {}, response };
const answers = { askLoginPasskey: { options }, login: value };

beforeEach(() => {
  jest.spyOn(browserKeys, 'isThere').mockReturnValue(true);
  jest.spyOn(browserKeys, 'prove').mockResolvedValue(proof);
});
afterEach(() => jest.restoreAllMocks());

// covers 2.3
test('logs in by the passkey that the device offers', async () => {
  const { user, platform, portal } = await openAccessDialog('login', answers);
  await user.click(pressable('Log in with a passkey'));
  await allClosed(portal);
  expect(browserKeys.prove).toHaveBeenCalledWith(options);
  expect(platform.seenOf('login')[0]?.input).toMatchObject({ type: 'passkey', answer: proof });
});

// covers 4
test('goes on to the authenticator of a member who has one', async () => {
  const methods = [{ method: 'authenticator', hint: '' }];
  const login = refuse('extra_verification_required', { value: { challengeId: 'ch-1', methods } });
  const { user } = await openAccessDialog('login', { ...answers, login });
  await user.click(pressable('Log in with a passkey'));
  expect(await screen.findByText('One more step')).toBeVisible();
});

test('says that no passkey was used, and shows a refusal', async () => {
  const login = refuse('passkey_refused', { message: 'This passkey could not be confirmed.' });
  const { user, platform } = await openAccessDialog('login', { ...answers, login });
  jest.mocked(browserKeys.prove).mockRejectedValueOnce(new NoKeyError('cancelled'));
  await user.click(pressable('Log in with a passkey'));
  expect(await screen.findByText(/No passkey was used/)).toHaveAttribute('role', 'alert');
  expect(platform.seenOf('login')).toHaveLength(0);
  await user.click(pressable('Log in with a passkey'));
  expect(await screen.findByText('This passkey could not be confirmed.')).toHaveAttribute('role', 'alert');
});

test('offers no passkey where the browser knows none', async () => {
  jest.mocked(browserKeys.isThere).mockReturnValue(false);
  await openAccessDialog('login', {});
  expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull();
});
