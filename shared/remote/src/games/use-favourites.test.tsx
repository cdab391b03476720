import { listFavouriteIds, listFavourites, setFavourite } from '@portal/shared/contract/games/favourites';
import { answering, createFakeHost, type FakeHost, fakeMember } from '@portal/shared/testing/fake-host';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HostContext } from '../host-context.ts';
import { HostIntl } from '../mounting/host-intl.ts';
import { QueryClient, QueryClientProvider } from '../query.ts';
import { useFavourites } from './use-favourites.ts';

const messages = { 'tile.favourite.failed': 'not saved', 'tile.favourite.full': 'full' };

function Hearts() {
  const { has, toggle } = useFavourites();
  return ['koi', 'lotus'].map((nodeId) => (
    <button
      key={nodeId}
      type="button"
      aria-pressed={has(nodeId)}
      onClick={() => toggle({ nodeId, vassalage: 'LANTERN', gameType: 'RNG' })}
    >
      {nodeId}
    </button>
  ));
}

/** A promise and its ends, for an answer that the test gives. */
function pending<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((onDone, onFailed) => {
    resolve = onDone;
    reject = onFailed;
  });
  return { promise, resolve, reject };
}

/** The platform's favourites. */
function storing(...ids: string[]) {
  const stored = new Set(ids);
  return [
    answering(listFavouriteIds, () => ({ nodeIds: [...stored] })),
    answering(listFavourites, () => ({ content: [], totalPages: 0 })),
    answering(setFavourite, ({ action, nodeId }) => {
      if (action === 'add') stored.add(nodeId);
      else stored.delete(nodeId);
      return { isFavourite: action === 'add' };
    }),
  ];
}

function show(answers: ReturnType<typeof storing>, who: 'member' | 'visitor' = 'member'): FakeHost {
  const host = createFakeHost({ answers, ...(who === 'member' && { member: fakeMember }) });
  render(
    <HostContext value={host}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <HostIntl initial={{ language: 'EN', messages }} load={() => Promise.resolve(messages)}>
          <Hearts />
        </HostIntl>
      </QueryClientProvider>
    </HostContext>,
  );
  return host;
}

const heart = (name: string) => screen.getByRole('button', { name });
const marks = () => ['koi', 'lotus'].map((name) => heart(name).getAttribute('aria-pressed') === 'true');
const connection = (event: 'offline' | 'online') => act(() => void window.dispatchEvent(new Event(event)));
const press = (name: string) => userEvent.click(heart(name));
const sent = (host: FakeHost) => host.calls.filter(({ path }) => path === setFavourite.path).map(({ input }) => input);
afterEach(() => connection('online'));

const facts = { vendor: 'LANTERN', gameType: 'RNG' };

// covers 4
test('presses before the list is loaded wait for it, and each is sent', async () => {
  const list = pending<{ nodeIds: string[] }>();
  const host = show([answering(listFavouriteIds, () => list.promise), ...storing('lotus')]);
  await press('koi');
  await press('lotus');
  expect(sent(host)).toEqual([]);
  host.answer(answering(listFavouriteIds, () => ({ nodeIds: ['koi'] })));
  await act(async () => list.resolve({ nodeIds: ['lotus'] }));
  await waitFor(() =>
    expect(sent(host)).toEqual([
      { action: 'add', nodeId: 'koi', ...facts },
      { action: 'remove', nodeId: 'lotus', ...facts },
    ]),
  );
  await waitFor(() => expect(marks()).toEqual([true, false]));
});

test('a press reports a list that cannot be loaded', async () => {
  const list = pending<{ nodeIds: string[] }>();
  const host = show([answering(listFavouriteIds, () => list.promise), ...storing()]);
  await press('koi');
  await act(async () => list.reject(new Error('no network')));
  await waitFor(() => expect(host.toasts).toEqual(['not saved']));
  expect(sent(host)).toEqual([]);
});

// covers 4
test.each([
  ['becomes a favourite', [], [{ action: 'add', nodeId: 'koi', ...facts }]],
  ['stays a favourite that it was', ['koi'], []],
])('a game that a visitor marks %s after the login', async (_title, stored, expected) => {
  const host = show(storing(...stored), 'visitor');
  await press('koi');
  expect(host.acts).toEqual(['openLogin']);
  expect(sent(host)).toEqual([]);
  await act(async () => host.member.set(fakeMember));
  await waitFor(() => expect(host.calls).toHaveLength(1));
  await act(async () => host.goOn());
  await waitFor(() => expect(marks()).toEqual([true, false]));
  expect(sent(host)).toEqual(expected);
});

// covers 4
test('offline, a heart that was not saved is as before; another press made meanwhile stays', async () => {
  const saved = pending<{ isFavourite: boolean }>();
  const host = show(storing());
  await waitFor(() => expect(host.calls).toHaveLength(1));
  connection('offline');
  host.answer(answering(setFavourite, ({ nodeId }) => (nodeId === 'koi' ? saved.promise : { isFavourite: true })));
  await press('koi');
  await press('lotus');
  await waitFor(() => expect(marks()).toEqual([true, true]));
  await act(async () => saved.reject(new Error('no network')));
  await waitFor(() => expect(marks()).toEqual([false, true]));
  expect(host.toasts).toEqual(['not saved']);
});
