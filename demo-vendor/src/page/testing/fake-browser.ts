/** Creates the locks of one browser: one holder per name, the others queue; a lock may be stolen. */
export function fakeLocks(): Pick<LockManager, 'request'> {
  const holders = new Map<string, () => void>();
  const waiting: { name: string; begin(): void }[] = [];

  function next(name: string): void {
    holders.delete(name);
    const at = waiting.findIndex((each) => each.name === name);
    waiting.splice(at, at < 0 ? 0 : 1)[0]?.begin();
  }
  const gone = () => new DOMException('gone', 'AbortError');
  async function request(name: string, { signal, steal }: LockOptions, act: (lock: Lock) => Promise<unknown>) {
    return new Promise((resolve, reject) => {
      const begin = () => {
        const lose = () => reject(gone());
        holders.set(name, lose);
        const release = () => holders.get(name) === lose && next(name);
        act({ name, mode: 'exclusive' }).then(resolve, reject).finally(release);
      };
      if (steal) holders.get(name)?.();
      if (steal || !holders.has(name)) return begin();
      const mine = { name, begin };
      waiting.push(mine);
      signal?.addEventListener('abort', () => {
        const at = waiting.indexOf(mine);
        waiting.splice(at, at < 0 ? 0 : 1);
        reject(gone());
      });
    });
  }
  return { request: request as LockManager['request'] };
}

/** Channels of one browser; a message reaches the others of its name in a later task. `mute` lets nothing through. */
export function fakeChannels() {
  const open = new Set<FakeChannel>();
  const channelState = { posted: [] as unknown[], isMute: false };
  class FakeChannel {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    readonly name: string;
    constructor(name: string) {
      this.name = name;
      open.add(this);
    }
    postMessage(data: unknown): void {
      channelState.posted.push(data);
      if (channelState.isMute) return;
      for (const other of open)
        if (other !== this && other.name === this.name)
          setImmediate(() => open.has(other) && other.onmessage?.({ data }));
    }
    close(): void {
      open.delete(this);
    }
  }
  return { channelState: channelState, FakeChannel };
}
