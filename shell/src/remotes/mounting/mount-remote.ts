import type { Mounted, RemoteModule } from '@portal/shared/remote/remote-module';
import { failure } from '../loading/load-version.ts';
import { TimeoutError, withTimeout } from '../loading/with-timeout.ts';
import type { MountRequest, MountResult } from '../page-remotes.types.ts';

interface LoadedRemote {
  module: RemoteModule;
  version: string;
  /** Folder of the release; the addresses of its style sheets start with it. */
  base: string;
}

/**
 * Mounts a loaded module into its own element, so that a failed version leaves nothing behind. A mount that finishes
 * after its timeout is unmounted at once.
 */
export async function mountRemote(loaded: LoadedRemote, request: MountRequest, mountMs: number): Promise<MountResult> {
  const { module, version, base } = loaded;
  const element = document.createElement('div');
  element.dataset.remote = request.name;
  element.dataset.version = version;
  element.hidden = request.replaces !== undefined;
  request.element.append(element);
  holdStyles(base);
  const clear = once(() => {
    element.remove();
    dropStyles(base);
  });
  let leave = clear;
  try {
    const onBroken = (cause: unknown) => {
      leave();
      request.onBroken?.(cause);
    };
    const place = { element, surface: request.surface, page: request.page, onBroken };
    const starting = (async () => module.mount(request.host, place))();
    const mounted = await withTimeout(starting, mountMs, quietUnmount);
    const end = once(() => quietUnmount(mounted));
    leave = () => {
      end();
      clear();
    };
    return { ok: true, version, element, unmount: leave };
  } catch (cause) {
    clear();
    return failure(cause instanceof TimeoutError ? 'mount_timeout' : 'mount_failed', cause);
  }
}

/** A remote that throws while unmounting must not break the shell. */
function quietUnmount(mounted: Mounted): void {
  try {
    mounted.unmount();
  } catch (cause) {
    reportError(cause);
  }
}

function once(act: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    act();
  };
}

/** Number of slots in use by release folder; at zero the style sheets of the folder are disabled. */
const users = new Map<string, number>();

function holdStyles(base: string): void {
  users.set(base, (users.get(base) ?? 0) + 1);
  switchStyles(base, false);
}

function dropStyles(base: string): void {
  const left = Math.max(0, (users.get(base) ?? 0) - 1);
  users.set(base, left);
  if (left === 0) switchStyles(base, true);
}

/** `sheet.disabled` keeps the rules loaded; the link's own property would fetch them again, with a flash. */
function switchStyles(base: string, disabled: boolean): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (link.sheet && link.href.startsWith(base)) link.sheet.disabled = disabled;
  }
}
