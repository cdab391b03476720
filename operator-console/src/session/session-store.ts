import * as v from 'valibot';

/**
 * Minutes without activity after which the console closes; the platform has the same limit (docs/architecture.md 8).
 */
export const idleMinutes = 15;

const storedSession = v.object({
  token: v.string(),
  username: v.string(),
  roles: v.array(v.string()),
  /** The portal's zone, in which times are shown; an older platform does not send it. */
  timeZone: v.optional(v.string()),
  /** Milliseconds since 1970: the last press of a key or a pointer. */
  activeAt: v.number(),
});
type StoredSession = v.InferOutput<typeof storedSession>;

export type OperatorSession = Omit<StoredSession, 'activeAt'>;
/** Why the session has ended; absent at first and after a manual logout. */
type ClosedBecause = 'idle' | 'ended';

interface SessionState {
  session?: OperatorSession;
  closedBecause?: ClosedBecause;
}

export interface SessionStore {
  get(): SessionState;
  subscribe(onChange: () => void): () => void;
  open(session: OperatorSession): void;
  close(because?: ClosedBecause): void;
  /** Records activity of the operator. */
  touch(): void;
  isIdle(): boolean;
}

const key = 'operator-session';

/** Stores the operator's session in memory and in the storage of this tab, so that it survives a reload. */
export function createSessionStore(storage: Storage = sessionStorage, now: () => number = Date.now): SessionStore {
  const listeners = new Set<() => void>();
  let stored = read(storage);
  const isPast = (session: StoredSession) => now() - session.activeAt >= idleMinutes * 60_000;
  let state: SessionState = stored ? (isPast(stored) ? { closedBecause: 'idle' } : { session: shownOf(stored) }) : {};
  if (!state.session) forget();

  function forget(): void {
    stored = undefined;
    storage.removeItem(key);
  }
  function set(next: SessionState): void {
    state = next;
    for (const listener of listeners) listener();
  }
  function write(session: OperatorSession): void {
    stored = { ...session, activeAt: now() };
    storage.setItem(key, JSON.stringify(stored));
  }
  return {
    get: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    open(session) {
      write(session);
      set({ session });
    },
    close(because) {
      forget();
      set(because ? { closedBecause: because } : {});
    },
    touch() {
      if (stored && !isPast(stored)) write(shownOf(stored));
    },
    isIdle: () => stored !== undefined && isPast(stored),
  };
}

const shownOf = ({ activeAt: _, ...session }: StoredSession): OperatorSession => session;

function read(storage: Storage): StoredSession | undefined {
  try {
    const found = v.safeParse(storedSession, JSON.parse(storage.getItem(key) ?? 'null'));
    return found.success ? found.output : undefined;
  } catch {
    return undefined;
  }
}
