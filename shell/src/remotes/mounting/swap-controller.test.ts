import { createFakeHost } from '@portal/shared/testing/fake-host';
import type { MountRequest, MountResult } from '../page-remotes.types.ts';
import { createSwapController } from './swap-controller.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A source whose mounts finish when the test decides. */
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
          element.hidden = request.replaces !== undefined;
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

function openSlot() {
  const host = createFakeHost({ at: '/rng' });
  const slot = document.createElement('section');
  slot.tabIndex = -1;
  const element = document.createElement('div');
  slot.append(element);
  document.body.replaceChildren(slot);
  const source = createSource();
  const states: string[] = [];
  const controller = createSwapController({
    source,
    request: { name: 'remote-games', surface: 'page', host, element },
    onState: (state) => states.push(state),
  });
  const versions = () => [...element.children].map((child) => child.textContent);
  const visible = () => [...element.querySelectorAll<HTMLElement>(':scope > :not([hidden])')].map((e) => e.textContent);
  const open = (address: string) => {
    host.navigate(address);
    controller.navigated();
  };
  return { source, controller, element, slot, states, versions, visible, open };
}

async function showFirst() {
  const opened = openSlot();
  opened.source.asked[0]?.finish('1.0.0');
  await settle();
  opened.source.wanted.version = '2.0.0';
  return opened;
}

// covers 10
test('keeps the old version visible until the new one is mounted, without a state change in between', async () => {
  const { source, controller, states, versions, visible } = await showFirst();
  controller.navigated();
  expect(source.asked[1]?.request.replaces).toBe('1.0.0');
  expect(visible()).toEqual(['1.0.0']);
  source.asked[1]?.finish('2.0.0');
  expect(visible()).toEqual(['1.0.0']);
  await settle();
  expect(versions()).toEqual(['2.0.0']);
  expect(visible()).toEqual(['2.0.0']);
  expect(source.gone).toEqual(['1.0.0']);
  expect(states).toEqual(['loading', 'shown', 'shown']);
});

// covers 10
test('keeps the old version when the new one cannot be mounted, until the next navigation', async () => {
  const { source, controller, visible, states } = await showFirst();
  controller.navigated();
  source.asked[1]?.fail();
  await settle();
  expect(visible()).toEqual(['1.0.0']);
  expect(source.gone).toEqual([]);
  expect(states).toEqual(['loading', 'shown']);
  controller.navigated();
  source.asked[2]?.finish('2.0.0');
  await settle();
  expect(visible()).toEqual(['2.0.0']);
});

test('keeps the old version when a money request starts while the new one loads', async () => {
  const { source, controller, visible } = await showFirst();
  controller.navigated();
  source.wanted.maySwap = false;
  source.asked[1]?.finish('2.0.0');
  await settle();
  expect(visible()).toEqual(['1.0.0']);
  expect(source.gone).toEqual(['2.0.0']);
});

test('loads nothing while a money request is open, and only one version at a time', async () => {
  const { source, controller } = await showFirst();
  source.wanted.maySwap = false;
  controller.navigated();
  expect(source.asked).toHaveLength(1);
  source.wanted.maySwap = true;
  controller.navigated();
  controller.navigated();
  expect(source.asked).toHaveLength(2);
});

test('keeps what is typed while the new version loads', async () => {
  const { source, controller, element, visible } = await showFirst();
  controller.navigated();
  element.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
  source.asked[1]?.finish('2.0.0');
  await settle();
  expect(visible()).toEqual(['1.0.0']);
});

test('an overlay over an untouched slot swaps the version', async () => {
  const { source, controller, visible } = await showFirst();
  controller.covered();
  source.asked[1]?.finish('2.0.0');
  await settle();
  expect(visible()).toEqual(['2.0.0']);
});

test.each([
  ['was pressed', (element: HTMLElement) => element.querySelector('button')?.click()],
  ['holds a game', (element: HTMLElement) => element.firstElementChild?.append(document.createElement('iframe'))],
])('an overlay over a slot that %s does not swap it; leaving the page does', async (_name, touch) => {
  const { source, controller, element } = await showFirst();
  touch(element);
  controller.covered();
  expect(source.asked).toHaveLength(1);
  element.querySelector('iframe')?.remove();
  controller.navigated();
  expect(source.asked).toHaveLength(2);
});

test('keeps the focus in the place when the focused version is replaced', async () => {
  const { source, controller, element, slot } = await showFirst();
  element.querySelector('button')?.focus();
  controller.navigated();
  source.asked[1]?.finish('2.0.0');
  await settle();
  expect(slot).toHaveFocus();
});

test('replaces a version that broke while the new one was loading', async () => {
  const { source, controller, states, versions, element } = await showFirst();
  controller.navigated();
  element.firstElementChild?.remove();
  source.asked[0]?.request.onBroken?.(new Error('broken'));
  source.asked[1]?.finish('2.0.0');
  await settle();
  expect(versions()).toEqual(['2.0.0']);
  expect(states).toEqual(['loading', 'shown', 'broken', 'shown']);
});

test('unmounts both versions when the slot is left, even the one that mounts later', async () => {
  const { source, controller, versions } = await showFirst();
  controller.navigated();
  controller.leave();
  source.asked[1]?.finish('2.0.0');
  await settle();
  expect(versions()).toEqual([]);
  expect(source.gone).toEqual(['1.0.0', '2.0.0']);
});

test('opens a game only in the old version when it is opened while the new one loads', async () => {
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
  const { source, open, controller } = await showFirst();
  open('/seamless?game=1');
  controller.covered();
  expect(source.asked).toHaveLength(1);
});

test('does not mount a new version once the player has begun something or a money request is open', async () => {
  const { source, controller, element } = await showFirst();
  controller.navigated();
  source.wanted.maySwap = false;
  expect(source.asked[1]?.request.mayMount?.()).toBe(false);
  source.wanted.maySwap = true;
  element.querySelector('button')?.click();
  expect(source.asked[1]?.request.mayMount?.()).toBe(false);
});

test('fills a failed slot at a navigation, by one mount, once another version is available', async () => {
  const { source, open, controller, states, visible } = openSlot();
  source.asked[0]?.fail();
  await settle();
  open('/live');
  expect(source.asked).toHaveLength(1);
  source.wanted.version = '2.0.0';
  open('/rng');
  open('/live');
  controller.covered();
  expect(source.asked).toHaveLength(2);
  source.asked[1]?.finish('2.0.0');
  await settle();
  expect(visible()).toEqual(['2.0.0']);
  expect(states).toEqual(['loading', 'mount_failed', 'loading', 'shown']);
});

test('fills a slot whose version broke at the next navigation with another version', async () => {
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

test('notes as shown only the version that the player sees', async () => {
  const { source, controller, element } = await showFirst();
  controller.navigated();
  element.querySelector('button')?.click();
  source.asked[1]?.finish('2.0.0');
  await settle();
  expect(source.noted).toEqual(['1.0.0']);
  controller.navigated();
  source.asked[2]?.finish('2.0.0');
  await settle();
  expect(source.noted).toEqual(['1.0.0', '2.0.0']);
});
