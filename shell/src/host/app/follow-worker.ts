import type { Client } from '@portal/shared/client/client';
import { checkPushDevice } from '@portal/shared/contract/delivery/push';
import type { Host } from '@portal/shared/remote/host';

/** What of the browser's service workers is used. */
export interface Workers {
  register(path: string, options: RegistrationOptions): Promise<unknown>;
  getRegistration(scope: string): Promise<WorkerRegistration | undefined>;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

interface WorkerRegistration {
  unregister(): Promise<boolean>;
  /** Absent where the browser has no notifications. */
  pushManager?: { getSubscription(): Promise<DeviceSubscription | null> };
}

type DeviceSubscription = Pick<PushSubscription, 'endpoint' | 'unsubscribe'>;

interface WorkerPorts {
  client: Pick<Client, 'send'>;
  host: Pick<Host, 'language' | 'member' | 'location' | 'navigate'>;
  /** Whether the operator offers the app. */
  isOffered: boolean;
  workers: Workers;
}

const workerPath = '/app/service-worker.js';

/**
 * Registers the service worker of the platform in the language of the page, or removes it where the app is not offered;
 * opens what a pressed notification names, and checks after each login whose notifications this device gets.
 */
export function followWorker({ client, host, isOffered, workers }: WorkerPorts): void {
  if (!isOffered) {
    void remove(workers);
    return;
  }
  const register = () =>
    workers
      .register(`${workerPath}?language=${host.language.get()}`, { scope: '/', updateViaCache: 'none' })
      // Private windows of some browsers have none.
      .catch(() => undefined);
  void register();
  host.language.subscribe(() => void register());
  workers.addEventListener('message', ({ data }) => {
    const hash = hashIn(data);
    const { pathname, search } = host.location.get();
    // The page stays: a game may run on it.
    if (hash) host.navigate(pathname + search + hash);
  });
  let checked: string | undefined;
  const check = () => {
    const id = host.member.get()?.id;
    if (id && id !== checked) void keepOwnDevice(client, workers).catch(() => undefined);
    checked = id;
  };
  host.member.subscribe(check);
  check();
}

async function remove(workers: Workers): Promise<void> {
  const registration = await workers.getRegistration('/').catch(() => undefined);
  await registration?.unregister();
}

/** Ends the subscription of this browser when it is not the member's: they logged out here, or somebody else logged in. */
async function keepOwnDevice(client: WorkerPorts['client'], workers: Workers) {
  const registration = await workers.getRegistration('/');
  const subscription = await registration?.pushManager?.getSubscription();
  if (!subscription) return;
  const { choices } = await client.send(checkPushDevice, { endpoint: subscription.endpoint });
  if (!choices) await subscription.unsubscribe();
}

/** The hash of what the worker asks to open; undefined for any other message. */
function hashIn(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('open' in data) || typeof data.open !== 'string') return undefined;
  return new URL(data.open, location.origin).hash;
}
