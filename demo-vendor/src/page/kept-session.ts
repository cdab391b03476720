interface Kept {
  /** Token of the launch that opened the session; already used. */
  token: string;
  session: string;
}

const keyOf = (gameCode: string) => `kept ${gameCode}`;

function read(gameCode: string): Kept | undefined {
  const text = sessionStorage.getItem(keyOf(gameCode));
  return text ? JSON.parse(text) : undefined;
}

/**
 * Returns the session to resume after a reload, when the frame has the URL of its launch again but the token is used.
 * Undefined for a new launch, and for a page without either.
 */
export function keptSession(gameCode: string, token: string | null): string | undefined {
  const kept = read(gameCode);
  return token === null || kept?.token === token ? kept?.session : undefined;
}

/** Stores the session. Without a token it is the previous session, whose launch stays stored. */
export function keepSession(gameCode: string, token: string | null, session: string): void {
  const kept: Kept = { token: token ?? read(gameCode)?.token ?? '', session };
  sessionStorage.setItem(keyOf(gameCode), JSON.stringify(kept));
}
