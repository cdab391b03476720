import { contractVersion } from '@portal/shared/contract/constants';
import type { Host } from '@portal/shared/remote/host';
import type { Place } from '@portal/shared/remote/remote-module';
import { createRemoteLoader } from './remote-loader.ts';
import { composition, digest, host, never, placed, setUp, works } from './testing/remote-loader-fixture.ts';

const good = works('1.0.0');
const broken: [string, () => unknown, string][] = [
  ['cannot be fetched', () => Promise.reject(new Error('ScriptNetworkError: 404')), 'load_failed'],
  ['hangs', () => never, 'load_timeout'],
  ['is no remote', () => ({ contract: contractVersion }), 'load_failed'],
  ['wants another contract', () => ({ ...works('2.0.0'), contract: '99.0.0' }), 'wrong_contract'],
  [
    'throws at mount',
    () => ({
      contract: contractVersion,
      mount: () => {
        throw new Error('mount');
      },
    }),
    'mount_failed',
  ],
  [
    'rejects at mount',
    () => ({ contract: contractVersion, mount: () => Promise.reject(new Error('no')) }),
    'mount_failed',
  ],
  ['hangs at mount', () => ({ contract: contractVersion, mount: () => never }), 'mount_timeout'],
];

test.each(broken)('replaces a version that %s with the last good one', async (_name, answer, reason) => {
  const { mount, reports, element } = setUp({ remote_games_2_0_0: answer, remote_games_1_0_0: () => good });
  const result = await mount();
  expect(result).toMatchObject({ ok: true, version: '1.0.0' });
  expect(element.innerHTML).toBe('<div data-remote="remote-games" data-version="1.0.0">games 1.0.0</div>');
  expect(reports).toMatchObject([
    { remote: 'remote-games', version: '2.0.0', outcome: 'failed', reason, sequence: 5 },
    { remote: 'remote-games', version: '1.0.0', outcome: 'mounted', sequence: 5 },
  ]);
});

test('removes what a failed mount has rendered', async () => {
  const half = (_host: Host, place: Place) => {
    place.element.textContent = 'half';
    throw new Error('then it broke');
  };
  const { mount, element } = setUp({
    remote_games_2_0_0: () => ({ contract: contractVersion, mount: half }),
    remote_games_1_0_0: () => Promise.reject(new Error('404')),
  });
  expect(await mount()).toMatchObject({ ok: false, reason: 'load_failed' });
  expect(element.innerHTML).toBe('');
});

test('unmounts a mount that finishes too late', async () => {
  const unmount = jest.fn();
  let finish = (_: { unmount(): void }) => {};
  const late = new Promise<{ unmount(): void }>((resolve) => {
    finish = resolve;
  });
  const { mount } = setUp({
    remote_games_2_0_0: () => ({ contract: contractVersion, mount: () => late }),
    remote_games_1_0_0: () => good,
  });
  expect(await mount()).toMatchObject({ ok: true, version: '1.0.0' });
  finish({ unmount });
  await late;
  await Promise.resolve();
  expect(unmount).toHaveBeenCalledTimes(1);
});

test('fetches again on retry, starting with versions that have not failed yet', async () => {
  const answers: Record<string, () => unknown> = {};
  const { mount, remotes, fetched } = setUp(answers);
  answers.remote_games_2_0_0 = () => Promise.reject(new Error('404'));
  answers.remote_games_1_0_0 = () => good;
  await mount();
  await mount();
  expect(fetched).toEqual(['remote_games_2_0_0', 'remote_games_1_0_0', 'remote_games_1_0_0']);
  answers.remote_games_2_0_0 = () => works('2.0.0');
  remotes.forgetFailures('remote-games');
  expect(await mount()).toMatchObject({ ok: true, version: '2.0.0' });
});

test('removes and reports a remote that breaks in use, and tries it last afterwards', async () => {
  let breakIt = (_: unknown) => {};
  const unmount = jest.fn();
  const fragile = {
    contract: contractVersion,
    mount: (_host: Host, place: Place) => {
      breakIt = (cause) => place.onBroken?.(cause);
      return { unmount };
    },
  };
  const { mount, remotes, element, reports } = setUp({ remote_games_2_0_0: () => fragile });
  const onBroken = jest.fn();
  const result = await mount({ onBroken });
  breakIt(new Error('later'));
  expect(onBroken).toHaveBeenCalledTimes(1);
  if (result.ok) result.unmount();
  expect(unmount).toHaveBeenCalledTimes(1);
  expect(element.innerHTML).toBe('');
  expect(reports[1]).toMatchObject({ outcome: 'failed', reason: 'broken' });
  expect(remotes.preferred('remote-games')).toBe('1.0.0');
});

test('unmounts once when unmounted twice', async () => {
  const { mount, element } = setUp({ remote_games_2_0_0: () => good });
  good.unmount.mockClear();
  const result = await mount();
  if (result.ok) result.unmount();
  if (result.ok) result.unmount();
  expect(good.unmount).toHaveBeenCalledTimes(1);
  expect(element.childElementCount).toBe(0);
});

test('ends all attempts at the overall timeout', async () => {
  const versions = Array.from({ length: 40 }, (_, at) => ({ ...placed(`3.0.${at}`), weight: 1 }));
  const many = { ...composition, remotes: { 'remote-games': { candidates: versions } } };
  const hanging = Object.fromEntries(
    versions.map(({ version }) => [`remote_games_${version.replaceAll('.', '_')}`, () => never]),
  );
  expect(await setUp(hanging, many).mount()).toMatchObject({ ok: false, reason: 'timeout' });
});

test('fetches nothing without a composition, for an unknown name, or for a part that is switched off', async () => {
  const without = createRemoteLoader({
    federation: { load: () => Promise.reject(new Error('fetched')) },
    composition: () => undefined,
    visitorId: 'v',
    disabled: new Set(),
    maySwap: () => true,
    isPreview: () => false,
    now: () => performance.now(),
    timeouts: { entryMs: 1, loadMs: 1, mountMs: 1, outerMs: 1 },
    onRemoteReport: () => undefined,
  });
  expect(await without.load('remote-games')).toMatchObject({ ok: false, reason: 'no_composition' });
  const { remotes, fetched } = setUp({});
  expect(await remotes.load('remote-unheard-of')).toMatchObject({ ok: false, reason: 'unknown_remote' });
  expect(await remotes.load('remote-lottery')).toMatchObject({ ok: false, reason: 'disabled' });
  expect(fetched).toEqual([]);
});

test('tries only the best other version, hidden, when replacing a version that works', async () => {
  const { mount, element, reports } = setUp({
    remote_games_2_0_0: () => Promise.reject(new Error('404')),
    remote_games_1_0_0: () => good,
  });
  await mount();
  expect(await mount({ replaces: '1.0.0' })).toMatchObject({ ok: false });
  expect(element.childElementCount).toBe(1);
  const { mount: mountBoth, element: both } = setUp({ remote_games_2_0_0: () => works('2.0.0') });
  const result = await mountBoth({ replaces: '1.0.0' });
  expect(result).toMatchObject({ ok: true, version: '2.0.0' });
  expect(both.firstElementChild).not.toBeVisible();
  expect(reports).toHaveLength(2);
});

// covers 10
test('keeps the version of a remote that has run while nothing may be swapped, wherever it is opened', async () => {
  const used = structuredClone(composition);
  const { mount, remotes, swaps } = setUp(
    { remote_games_2_0_0: () => works('2.0.0'), remote_games_3_0_0: () => works('3.0.0') },
    used,
  );
  expect(await mount()).toMatchObject({ version: '2.0.0' });
  used.remotes['remote-games'] = { candidates: [{ ...placed('3.0.0'), weight: 1 }] };
  swaps.may = false;
  expect(remotes.preferred('remote-games')).toBe('2.0.0');
  expect(await mount()).toMatchObject({ version: '2.0.0' });
  swaps.may = true;
  expect(await mount()).toMatchObject({ version: '3.0.0' });
});

test('pins every file before the first request', async () => {
  globalThis.__portalPins = undefined;
  const { mount } = setUp({
    remote_games_2_0_0: () => {
      const entry = new URL('/releases/remote-games/2.0.0/remote.js', document.baseURI).href;
      return globalThis.__portalPins?.[entry] === digest ? works('2.0.0') : Promise.reject(new Error('no pin'));
    },
  });
  expect(await mount()).toMatchObject({ ok: true, version: '2.0.0' });
});

test('does not report, name in the release header or keep a version that the player never saw', async () => {
  const { mountHidden, remotes, reports, swaps } = setUp({ remote_games_2_0_0: () => works('2.0.0') });
  const result = await mountHidden();
  if (result.ok) result.unmount();
  swaps.may = false;
  expect(remotes.shown()).toEqual([]);
  expect(reports).toEqual([]);
  const second = await mountHidden();
  if (second.ok) second.noteShown?.();
  expect(remotes.shown()).toEqual(['remote-games@2.0.0']);
  expect(reports).toMatchObject([{ version: '2.0.0', outcome: 'mounted' }]);
});

test('does not count a cancelled mount after loading as a failure of the version', async () => {
  const module = { ...works('2.0.0'), mount: jest.fn() };
  const { mount, remotes, reports, fetched } = setUp({ remote_games_2_0_0: () => module });
  expect(await mount({ replaces: '1.0.0', mayMount: () => false })).toMatchObject({ ok: false, reason: 'given_up' });
  expect(fetched).toEqual(['remote_games_2_0_0']);
  expect(module.mount).not.toHaveBeenCalled();
  expect(reports).toEqual([]);
  expect(remotes.preferred('remote-games')).toBe('2.0.0');
});

test('puts a version that did not load first again after 5 minutes, or with the next composition', async () => {
  const used = structuredClone(composition);
  const offline = { remote_games_2_0_0: () => Promise.reject(new Error('offline')), remote_games_1_0_0: () => good };
  const { mount, remotes, clock } = setUp(offline, used);
  await mount();
  clock.ms = 299_999;
  expect(remotes.preferred('remote-games')).toBe('1.0.0');
  clock.ms = 300_000;
  expect(remotes.preferred('remote-games')).toBe('2.0.0');
  await mount();
  expect(remotes.preferred('remote-games')).toBe('1.0.0');
  used.sequence += 1;
  expect(remotes.preferred('remote-games')).toBe('2.0.0');
});

test('keeps a version that failed by itself last', async () => {
  const used = structuredClone(composition);
  const wrong = { ...works('2.0.0'), contract: '99.0.0' };
  const { mount, remotes, clock } = setUp({ remote_games_2_0_0: () => wrong, remote_games_1_0_0: () => good }, used);
  await mount();
  clock.ms = 3_600_000;
  used.sequence += 1;
  expect(remotes.preferred('remote-games')).toBe('1.0.0');
});

test("reports only the preview's versions as previewed", async () => {
  const answers = { remote_games_2_0_0: () => Promise.reject(new Error('404')), remote_games_1_0_0: () => good };
  const { mount, reports } = setUp(answers, composition, '2.0.0');
  await mount();
  expect(reports.map(({ version, preview }) => [version, preview])).toEqual([
    ['2.0.0', true],
    ['1.0.0', undefined],
  ]);
});

test('preloads the version a mount would start with and what it shows first, without mounting or reporting', async () => {
  const prepare = jest.fn(async () => undefined);
  const { remotes, fetched, reports, element } = setUp({ remote_games_2_0_0: () => ({ ...works('2.0.0'), prepare }) });
  await remotes.preload('remote-games', host, ['lobby']);
  expect(prepare).toHaveBeenCalledWith(host, ['lobby']);
  expect(fetched).toEqual(['remote_games_2_0_0']);
  expect([reports, element.innerHTML]).toEqual([[], '']);
});

test('does not count as failures when preloading: nothing to prepare, a failed load, a remote that is off', async () => {
  const { remotes, fetched, reports, mount } = setUp({
    remote_games_2_0_0: () => Promise.reject(new Error('404')),
    remote_games_1_0_0: () => good,
  });
  await remotes.preload('remote-games', host, []);
  await remotes.preload('remote-lottery', host, []);
  await remotes.preload('remote-unknown', host, []);
  expect([fetched, reports]).toEqual([['remote_games_2_0_0'], []]);
  expect(await mount()).toMatchObject({ ok: true, version: '1.0.0' });
});
