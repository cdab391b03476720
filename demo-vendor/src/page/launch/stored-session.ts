interface StoredSession {
  /** Token of the launch that opened the session; already used. */
  token: string;
  session: string;
}

const keyOf = (gameCode: string) => `kept ${gameCode}`;

function read(gameCode: string): StoredSession | undefined {
  const text = sessionStorage.getItem(keyOf(gameCode));
  return text ? JSON.parse(text) : undefined;
}

/**
 * Returns the session to resume after a reload, when the frame has the URL of its launch again but the token is used.
 * Undefined for a new launch, and for a page without either.
 */
export function readStoredSession(gameCode: string, token: string | null): string | undefined {
  const stored = read(gameCode);
  return token === null || stored?.token === token ? stored?.session : undefined;
}

/** Stores the session. Without a token it is the previous session, whose launch stays stored. */
export function storeSession(gameCode: string, token: string | null, session: string): void {
  const stored: StoredSession = { token: token ?? read(gameCode)?.token ?? '', session };
  sessionStorage.setItem(keyOf(gameCode), JSON.stringify(stored));
}
