import type { Host } from '@portal/shared/remote/host';
import type { Mounted, Place, RemoteModule } from '@portal/shared/remote/remote-module';
import { act } from '@testing-library/react';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

/** Runs work that waits for React itself, which inside `act` would wait for the end of `act` and so for ever. */
export async function outsideAct<T>(work: () => Promise<T>): Promise<T> {
  const before = globalThis.IS_REACT_ACT_ENVIRONMENT;
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    return await work();
  } finally {
    globalThis.IS_REACT_ACT_ENVIRONMENT = before;
  }
}

export interface MountedRemote {
  element: HTMLElement;
  unmount(): Promise<void>;
}

/** Mounts a remote by its public module, as the shell does, and returns how to unmount it. */
export async function mountRemote(
  remote: RemoteModule,
  host: Host,
  place: Partial<Place> = {},
): Promise<MountedRemote> {
  const element = document.body.appendChild(document.createElement('div'));
  const mounted: Mounted = await outsideAct(async () => remote.mount(host, { surface: 'page', ...place, element }));
  // Immediate responses are rendered when the test continues.
  await act(async () => undefined);
  return {
    element,
    async unmount() {
      await act(async () => mounted.unmount());
      element.remove();
    },
  };
}
