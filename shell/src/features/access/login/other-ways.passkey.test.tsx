import { browserKeys, type KeyProof, NoKeyError } from '@portal/shared/remote/keys/browser-keys';
import { fakeToken } from '@portal/shared/testing/builders';
import { refuse } from '@portal/shared/testing/fake-platform';
import { fillField } from '@portal/shared/testing/fill-field';
import { act, screen } from '@testing-library/react';
import { allClosed, openAccessDialog, pressable } from '../../../../testing/open-access-dialog.tsx';

const value = { token: fakeToken(), firstTimeLogin: false, passwordExpired: false };
const options = { challenge: 'a question' };
const response = { clientDataJSON: 'client', authenticatorData: 'data', signature: 'signed' };
const proof = { id: 'key-1', rawId: 'key-1', type: 'public-key' as const, clientExtensionResults: {}, response };
const answers = { askLoginPasskey: { options }, login: value };

beforeEach(() => {
  jest.spyOn(browserKeys, 'isThere').mockReturnValue(true);
  jest.spyOn(browserKeys, 'prove').mockResolvedValue(proof);
  jest.spyOn(browserKeys, 'autofill').mockReturnValue(new Promise(() => {}));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

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

test('offers no passkey on an address of the portal where none works', async () => {
  await openAccessDialog('login', {}, { site: { passkeyOrigin: 'https://portal.example' } });
  expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull();
  expect(browserKeys.autofill).not.toHaveBeenCalled();
});

// covers 2.3
test('logs in by the passkey chosen in the autofill of the username', async () => {
  const { offers, choose } = autofill();
  const { platform, portal } = await openAccessDialog('login', answers);
  expect(screen.getByLabelText(/^Username/)).toHaveAttribute('autocomplete', 'username webauthn');
  expect(await offers()[0]?.ask()).toEqual(options);
  choose(proof);
  await allClosed(portal);
  expect(platform.seenOf('login')[0]?.input).toMatchObject({ type: 'passkey', answer: proof });
  expect(browserKeys.prove).not.toHaveBeenCalled();
});

test('ends the offer of autofill while another way is taken, and with the form', async () => {
  const { offers, isOpen } = autofill();
  const login = refuse('login_failed', { message: 'Incorrect username or password.' });
  const { user, portal } = await openAccessDialog('login', { ...answers, login });
  expect(isOpen()).toEqual([true]);
  jest.mocked(browserKeys.prove).mockRejectedValueOnce(new NoKeyError('cancelled'));
  await user.click(pressable('Log in with a passkey'));
  await screen.findByText(/No passkey was used/);
  expect(isOpen()).toEqual([false, true]);
  await fillField(user, screen.getByLabelText(/^Username/), 'player01');
  await fillField(user, screen.getByLabelText(/^Password/), 'Wrong123{Enter}');
  await screen.findByText('Incorrect username or password.');
  expect(isOpen()).toEqual([false, false, true]);
  await user.keyboard('{Escape}');
  await allClosed(portal);
  expect(offers()).toHaveLength(3);
  expect(isOpen()).toEqual([false, false, false]);
});

const fakeTime = () =>
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'queueMicrotask', 'requestAnimationFrame', 'performance'] });
const later = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('asks again before the question of the autofill is over, but not while the device has the focus', async () => {
  fakeTime();
  const hasFocus = jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  const { isOpen } = autofill();
  await openAccessDialog('login', answers);
  later(95_000);
  expect(isOpen()).toEqual([true]);
  hasFocus.mockReturnValue(false);
  later(15_000);
  expect(isOpen()).toEqual([true]);
  hasFocus.mockReturnValue(true);
  later(5000);
  expect(isOpen()).toEqual([false, true]);
  later(95_000);
  expect(isOpen()).toEqual([false, true]);
});

test('asks nothing in a hidden tab, and again on the return to it if the question is old', async () => {
  fakeTime();
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  const hidden = jest.spyOn(document, 'hidden', 'get');
  const show = (isShown: boolean) => {
    hidden.mockReturnValue(!isShown);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  const { isOpen } = autofill();
  await openAccessDialog('login', answers);
  show(false);
  later(50_000);
  show(true);
  expect(isOpen()).toEqual([true]);
  show(false);
  later(60_000);
  expect(isOpen()).toEqual([true]);
  show(true);
  expect(isOpen()).toEqual([false, true]);
});

test('asks the device once more, and says why, when its answer came too late', async () => {
  fakeTime();
  jest.spyOn(document, 'hasFocus').mockReturnValue(false);
  const { choose } = autofill();
  const login = refuse('passkey_refused', { message: 'This passkey could not be confirmed.' });
  const { platform } = await openAccessDialog('login', { ...answers, login });
  let confirm: (answer: KeyProof) => void = () => undefined;
  jest.mocked(browserKeys.prove).mockReturnValueOnce(
    new Promise((resolve) => {
      confirm = resolve;
    }),
  );
  later(121_000);
  choose(proof);
  expect(await screen.findByText('That took too long. Please confirm once more.')).toHaveAttribute('role', 'alert');
  confirm(proof);
  expect(await screen.findByText('This passkey could not be confirmed.')).toHaveAttribute('role', 'alert');
  expect(platform.seenOf('login')).toHaveLength(2);
  expect(browserKeys.prove).toHaveBeenCalledTimes(1);
});

/** A browser that offers passkeys in autofill until one is chosen. */
function autofill() {
  let resolveOffer: (answer: KeyProof) => void = () => undefined;
  const mock = jest.mocked(browserKeys.autofill).mockReturnValue(
    new Promise((resolve) => {
      resolveOffer = resolve;
    }),
  );
  const choose = (answer: KeyProof) => resolveOffer(answer);
  const offers = () => mock.mock.calls.map(([ask, signal]) => ({ ask, signal }));
  return { offers, choose, isOpen: () => offers().map(({ signal }) => !signal.aborted) };
}
