import { createFakeHost } from '@portal/shared/testing/fake-host';
import { keepPlace } from './place-keeper.ts';
import type { MountRequest, MountResult } from './remote-source.types.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A source whose mounts finish when the test says so. */
function createSource() {
  const asked: { request: MountRequest; finish(version: string): void; fail(): void }[] = [];
  const gone: string[] = [];
  const noted: string[] = [];
  const wanted = { version: '1.0.0', maySwap: true };
  return {
    asked,
    gone,
    noted,
    wanted,
    preferred: () => wanted.version,
    shouldSwap: (_name: string, version: string) => wanted.maySwap && version !== wanted.version,
    mount: (request: MountRequest) =>
      new Promise<MountResult>((resolve) => {
        const finish = (version: string) => {
          const element = document.createElement('div');
          element.dataset.remote = request.name;
          element.hidden = request.instead !== undefined;
          element.innerHTML = `<button>${version}</button><input>`;
          request.element.append(element);
          const unmount = () => {
            gone.push(version);
            element.remove();
          };
          resolve({ ok: true, version, element, unmount, noteShown: () => noted.push(version) });
        };
        asked.push({ request, finish, fail: () => resolve({ ok: false, reason: 'mount_failed' }) });
      }),
  };
}

function openPlace() {
  const host = createFakeHost({ at: '/rng' });
  const place = document.createElement('section');
  place.tabIndex = -1;
  const element = document.createElement('div');
  place.append(element);
  document.body.replaceChildren(place);
  const source = createSource();
  const states: string[] = [];
  const kept = keepPlace({
    source,
    request: { name: 'remote-games', surface: 'page', host, element },
    onState: (state) => states.push(state),
  });
  const versions = () => [...element.children].map((child) => child.textContent);
  const visible = () => [...element.querySelectorAll<HTMLElement>(':scope > :not([hidden])')].map((e) => e.textContent);
  const open = (address: string) => {
    host.navigate(address);
    kept.navigated();
  };
  return { source, kept, element, place, states, versions, visible, open };
}

async function showFirst() {
  const opened = openPlace();
  opened.source.asked[0]?.finish('1.0.0');
  await settle();
  opened.source.wanted.version = '2.0.0';
  return opened;
}

test('the old version stays in sight until the new one stands, and nothing is said in between', async () => {
  const { source, kept, states, versions, visible } = await showFirst();
  kept.navigated();
  expect(source.asked[1]?.request.instead).toBe('1.0.0');
  expect(visible()).toEqual(['1.0.0']);
  source.asked[1]?.finish('2.0.0');
  expect(visible()).toEqual(['1.0.0']);
  await settle();
  expect(versions()).toEqual(['2.0.0']);
  expect(visible()).toEqual(['2.0.0']);
  expect(source.gone).toEqual(['1.0.0']);
  expect(states).toEqual(['loading', 'shown', 'shown']);
});

test('a new version that cannot be mounted leaves the old one where it is, until the next navigation', async () => {
  const { source, kept, visible, states } = await showFirst();
  kept.navigated();
  source.asked[1]?.fail();
  await settle();
  expect(visible()).toEqual(['1.0.0']);
  expect(source.gone).toEqual([]);
  expect(states).toEqual(['loading', 'shown']);
  kept.navigated();
  source.asked[2]?.finish('2.0.0');
  await settle();
  expect(visible()).toEqual(['2.0.0']);
});

test('money that is sent while the new version comes keeps the old one', async () => {
  const { source, kept, visible } = await showFirst();
  kept.navigated();
  source.wanted.maySwap = false;
  source.asked[1]?.finish('2.0.0');
  await settle();
  expect(visible()).toEqual(['1.0.0']);
  expect(source.gone).toEqual(['2.0.0']);
});

test('nothing is asked for while money is on its way, and one version at a time', async () => {
  const { source, kept } = await showFirst();
  source.wanted.maySwap = false;
  kept.navigated();
  expect(source.asked).toHaveLength(1);
  source.wanted.maySwap = true;
  kept.navigated();
  kept.navigated();
  expect(source.asked).toHaveLength(2);
});

test('what is typed while the new version comes is not lost', async () => {
  const { source, kept, element, visible } = await showFirst();
  kept.navigated();
  element.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
  source.asked[1]?.finish('2.0.0');
  await settle();
  expect(visible()).toEqual(['1.0.0']);
});

test('an overlay over an untouched place swaps it', async () => {
  const { source, kept, visible } = await showFirst();
  kept.covered();
  source.asked[1]?.finish('2.0.0');
  await settle();
  expect(visible()).toEqual(['2.0.0']);
});

test.each([
  ['was pressed', (element: HTMLElement) => element.querySelector('button')?.click()],
  ['holds a game', (element: HTMLElement) => element.firstElementChild?.append(document.createElement('iframe'))],
])('an overlay over a place that %s does not; leaving the page does', async (_name, touch) => {
  const { source, kept, element } = await showFirst();
  touch(element);
  kept.covered();
  expect(source.asked).toHaveLength(1);
  element.querySelector('iframe')?.remove();
  kept.navigated();
  expect(source.asked).toHaveLength(2);
});

test('a focus in the old version stays in the place', async () => {
  const { source, kept, element, place } = await showFirst();
  element.querySelector('button')?.focus();
  kept.navigated();
  source.asked[1]?.finish('2.0.0');
  await settle();
  expect(place).toHaveFocus();
});

test('a new version takes over from one that broke meanwhile', async () => {
  const { source, kept, states, versions, element } = await showFirst();
  kept.navigated();
  element.firstElementChild?.remove();
  source.asked[0]?.request.onBroken?.(new Error('broken'));
  source.asked[1]?.finish('2.0.0');
  await settle();
  expect(versions()).toEqual(['2.0.0']);
  expect(states).toEqual(['loading', 'shown', 'broken', 'shown']);
});

test('a place that is left takes both versions away, also the one that comes later', async () => {
  const { source, kept, versions } = await showFirst();
  kept.navigated();
  kept.leave();
  source.asked[1]?.finish('2.0.0');
  await settle();
  expect(versions()).toEqual([]);
  expect(source.gone).toEqual(['1.0.0', '2.0.0']);
});

test('a game that is opened while the new version loads is opened by the old one alone', async () => {
  const { source, open, versions } = await showFirst();
  open('/live');
  expect(source.asked[1]?.request.mayMount?.()).toBe(true);
  open('/game?launch=1');
  expect(source.asked[1]?.request).toMatchObject({ signal: { aborted: true } });
  expect(source.asked[1]?.request.mayMount?.()).toBe(false);
  source.asked[1]?.finish('2.0.0');
  await settle();
  expect(versions()).toEqual(['1.0.0']);
  open('/rng');
  expect(source.asked).toHaveLength(3);
});

test('an overlay over a page that starts a game swaps nothing', async () => {
  const { source, open, kept } = await showFirst();
  open('/seamless?game=1');
  kept.covered();
  expect(source.asked).toHaveLength(1);
});

test('a new version is not even mounted once the player has begun something, or money is on its way', async () => {
  const { source, kept, element } = await showFirst();
  kept.navigated();
  source.wanted.maySwap = false;
  expect(source.asked[1]?.request.mayMount?.()).toBe(false);
  source.wanted.maySwap = true;
  element.querySelector('button')?.click();
  expect(source.asked[1]?.request.mayMount?.()).toBe(false);
});

test('a place where nothing works is filled at a navigation once there is another version, by one mount', async () => {
  const { source, open, kept, states, visible } = openPlace();
  source.asked[0]?.fail();
  await settle();
  open('/live');
  expect(source.asked).toHaveLength(1);
  source.wanted.version = '2.0.0';
  open('/rng');
  open('/live');
  kept.covered();
  expect(source.asked).toHaveLength(2);
  source.asked[1]?.finish('2.0.0');
  await settle();
  expect(visible()).toEqual(['2.0.0']);
  expect(states).toEqual(['loading', 'mount_failed', 'loading', 'shown']);
});

test('a place whose version broke in use is filled at the next navigation, not with what broke', async () => {
  const { source, open, visible } = await showFirst();
  source.wanted.version = '1.0.0';
  source.asked[0]?.request.onBroken?.(new Error('broken'));
  open('/live');
  expect(source.asked).toHaveLength(1);
  source.wanted.version = '0.9.0';
  open('/game');
  source.asked[1]?.finish('0.9.0');
  await settle();
  expect(visible()).toContain('0.9.0');
});

test('only what the player sees is noted as shown', async () => {
  const { source, kept, element } = await showFirst();
  kept.navigated();
  element.querySelector('button')?.click();
  source.asked[1]?.finish('2.0.0');
  await settle();
  expect(source.noted).toEqual(['1.0.0']);
  kept.navigated();
  source.asked[2]?.finish('2.0.0');
  await settle();
  expect(source.noted).toEqual(['1.0.0', '2.0.0']);
});
