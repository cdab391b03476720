interface Kept {
  /** Launch that the session came from; it is used up. */
  token: string;
  session: string;
}

const keyOf = (gameCode: string) => `kept ${gameCode}`;

function read(gameCode: string): Kept | undefined {
  const text = sessionStorage.getItem(keyOf(gameCode));
  return text ? JSON.parse(text) : undefined;
}

/**
 * Session that a page which is loaded again goes on with: the frame has the address of its launch then, whose token opens
 * nothing a second time. Undefined for a launch of its own, and for a page that has neither.
 */
export function keptSession(gameCode: string, token: string | null): string | undefined {
  const kept = read(gameCode);
  return token === null || kept?.token === token ? kept?.session : undefined;
}

/** Without a token it is the session of before, whose launch stays known. */
export function keepSession(gameCode: string, token: string | null, session: string): void {
  const kept: Kept = { token: token ?? read(gameCode)?.token ?? '', session };
  sessionStorage.setItem(keyOf(gameCode), JSON.stringify(kept));
}
