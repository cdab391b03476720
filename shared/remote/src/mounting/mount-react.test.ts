import { getBalance } from '@portal/shared/contract/wallet/balance';
import { answering, createFakeHost, locationOf, refusing } from '@portal/shared/testing/fake-host';
import { mountRemote, outsideAct } from '@portal/shared/testing/mount-remote';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, type ReactNode, useEffect } from 'react';
import type { Host } from '../host.ts';
import { useCallQuery } from '../host-context.ts';
import { useIntl } from '../intl.ts';
import type { Place } from '../remote-module.ts';
import { Link, useLocation } from '../router.ts';
import { mountReact } from './mount-react.ts';

const load = async (language: string) => ({ hello: `hello ${language}` });

function remoteOf(page: ReactNode, loader = load) {
  return { contract: '1.0.0', mount: (host: Host, place: Place) => mountReact(host, place, page, loader) };
}

function Greeting() {
  return createElement('p', null, useIntl().formatMessage({ id: 'hello' }));
}

function Where() {
  const { pathname, search } = useLocation();
  return createElement(
    'div',
    null,
    createElement('p', null, `${pathname}${search}`),
    createElement(Link, { to: '/rng?page=X' }, 'go'),
  );
}

function Balance() {
  const { data, error } = useCallQuery(getBalance, {});
  return createElement('p', null, data?.sumBalance ?? error?.message ?? 'loading');
}

test('follows the language of the host', async () => {
  const host = createFakeHost();
  const remote = await mountRemote(remoteOf(createElement(Greeting)), host);
  expect(screen.getByText('hello EN')).toBeInTheDocument();
  await act(async () => host.language.set('CN'));
  expect(await screen.findByText('hello CN')).toBeInTheDocument();
  await remote.unmount();
});

test('keeps the old texts when the new ones fail to load', async () => {
  const host = createFakeHost();
  const failing = (language: string) => (language === 'MY' ? Promise.reject(new Error('no file')) : load(language));
  const remote = await mountRemote(remoteOf(createElement(Greeting), failing), host);
  await act(async () => host.language.set('MY'));
  expect(screen.getByText('hello EN')).toBeInTheDocument();
  await remote.unmount();
});

test('a link inside navigates the host, and a navigation of the host reaches the remote', async () => {
  const host = createFakeHost({ at: '/live' });
  const remote = await mountRemote(remoteOf(createElement(Where)), host);
  await userEvent.click(screen.getByRole('link', { name: 'go' }));
  expect(host.location.get()).toEqual(locationOf('/rng?page=X'));
  expect(screen.getByText('/rng?page=X')).toBeInTheDocument();
  await act(async () => host.navigate('/fish'));
  expect(screen.getByText('/fish')).toBeInTheDocument();
  await remote.unmount();
});

test('sends a query once and does not repeat a refused one', async () => {
  const host = createFakeHost({ answers: [refusing(getBalance, 'not_logged_in', 401)] });
  const remote = await mountRemote(remoteOf(createElement(Balance)), host);
  expect(await screen.findByText('not_logged_in')).toBeInTheDocument();
  expect(host.calls).toHaveLength(1);
  await remote.unmount();
});

test('queries again in another language', async () => {
  const host = createFakeHost({ answers: [answering(getBalance, () => ({ sumBalance: '5.00' }))] });
  const remote = await mountRemote(remoteOf(createElement(Balance)), host);
  expect(await screen.findByText('5.00')).toBeInTheDocument();
  await act(async () => host.language.set('CN'));
  expect(host.calls).toHaveLength(2);
  await remote.unmount();
});

test('rejects the mount and leaves nothing when the first render throws', async () => {
  const Broken = () => {
    throw new Error('broken at mount');
  };

  const mounting = mountRemote(remoteOf(createElement(Broken)), createFakeHost());
  await expect(mounting).rejects.toThrow('broken at mount');
  expect(document.body).toHaveTextContent('');
});

test('reports a later error to the place', async () => {
  const onBroken = jest.fn();
  const BreaksAt = () => {
    if (useLocation().pathname === '/down') throw new Error('broken later');
    return null;
  };
  const host = createFakeHost();
  const remote = await mountRemote(remoteOf(createElement(BreaksAt)), host, { onBroken });
  // Inside `act` React passes an uncaught error to `act` instead of the root.
  await outsideAct(async () => {
    host.navigate('/down');
    await waitFor(() => expect(onBroken).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken later' })));
  });
  await remote.unmount();
});

test('leaves no node, listener or request after unmount', async () => {
  let aborted = false;
  const waiting = answering(getBalance, (_, signal) => {
    signal?.addEventListener('abort', () => {
      aborted = true;
    });
    return new Promise<never>(() => undefined);
  });
  const host = createFakeHost({ answers: [waiting] });
  const left = jest.fn();
  const Leaves = () => {
    useEffect(() => left, []);
    return createElement(Balance);
  };
  const added = jest.spyOn(window, 'addEventListener');
  const removed = jest.spyOn(window, 'removeEventListener');
  const remote = await mountRemote(remoteOf(createElement(Leaves)), host);
  await remote.unmount();
  expect(left).toHaveBeenCalledTimes(1);
  expect(aborted).toBe(true);
  expect(remote.element).toBeEmptyDOMElement();
  const names = (spy: jest.SpyInstance) =>
    spy.mock.calls.map(([name]) => String(name)).filter((name) => name !== 'error');
  expect(names(removed).sort()).toEqual(names(added).sort());
});
