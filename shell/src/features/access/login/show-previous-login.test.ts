import { createIntl } from '@portal/shared/remote/intl';
import { fakeToken } from '@portal/shared/testing/builders';
import { fakeMember } from '@portal/shared/testing/fake-host';
import { openPortal } from '../../../../testing/open-portal.tsx';
import { dialogsAtom, overlayAtom } from '../../../host/atoms.ts';
import { showPreviousLogin } from './show-previous-login.ts';

const intl = createIntl({
  locale: 'en',
  messages: { 'login.previous': 'Last login: {at}', 'login.previous_from': 'Last login: {at} from {address}' },
});
const at = '2026-11-20T10:00:00.000Z';
const info = { sessionId: 's-1', startedAt: at, endsAt: at, idleMinutes: 30, previousLoginAt: at };

/** A member who has just logged in on a page. */
async function openMember(path: string) {
  const { portal } = await openPortal({ answers: { getLoginInfo: info }, token: fakeToken(), at: path });
  portal.session.adopt(fakeMember);
  return { portal, shown: () => portal.toasts.list().map(({ text }) => text) };
}

// covers 4
test('shows the previous login once dialogs and what was pressed before the login are closed', async () => {
  const { portal, shown } = await openMember('/promo');
  portal.store.set(dialogsAtom, [{ name: 'afterLogin' }]);
  await showPreviousLogin(portal, intl);
  portal.store.set(overlayAtom, { overlay: 'member-centre', page: 'depositv2' });
  portal.store.set(dialogsAtom, []);
  expect(shown()).toEqual([]);
  portal.store.set(overlayAtom, undefined);
  expect(shown()).toEqual([expect.stringContaining('Last login: Nov 20, 2026')]);
});

test('waits with the previous login until a game is left, where it would cover the stakes', async () => {
  const { portal, shown } = await openMember('/fbsports?vendor=DEMO');
  await showPreviousLogin(portal, intl);
  expect(shown()).toEqual([]);
  portal.host.navigate('/promo');
  expect(shown()).toHaveLength(1);
});

test('takes the previous login back when a game opens over it, and shows it again afterwards, once', async () => {
  jest.useFakeTimers();
  const { portal, shown } = await openMember('/promo');
  await showPreviousLogin(portal, intl);
  expect(shown()).toHaveLength(1);
  portal.host.navigate('/fbsports?vendor=DEMO');
  expect(shown()).toEqual([]);
  portal.host.navigate('/promo');
  expect(shown()).toHaveLength(1);
  jest.advanceTimersByTime(5000);
  portal.store.set(overlayAtom, { overlay: 'member-centre' });
  portal.store.set(overlayAtom, undefined);
  expect(shown()).toEqual([]);
  jest.useRealTimers();
});
