const channelName = 'portal-session';

/** Notifies the other tabs of a session that it has ended. Tabs with the same token share a session. */
interface TabSync {
  ended(token: string): Promise<void>;
  close(): void;
}

async function fingerprint(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Only the fingerprint of the token travels between tabs, never the token itself. */
export function createTabSync(token: () => string | undefined, onEnded: () => void): TabSync {
  if (typeof BroadcastChannel === 'undefined') return { ended: async () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = async ({ data }: MessageEvent<unknown>) => {
    const mine = token();
    if (mine && data === (await fingerprint(mine))) onEnded();
  };
  return {
    ended: async (ended) => channel.postMessage(await fingerprint(ended)),
    close: () => channel.close(),
  };
}
