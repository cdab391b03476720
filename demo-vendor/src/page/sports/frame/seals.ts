const keyOf = (gameCode: string) => `seals ${gameCode}`;

function all(gameCode: string): Record<string, string> {
  return JSON.parse(sessionStorage.getItem(keyOf(gameCode)) ?? '{}');
}

/** Keeps the seal of a match that is bet on: the proof can say later that it was there before. */
export function keepSeal(gameCode: string, fixtureId: string, commitment: string): void {
  const seals = all(gameCode);
  if (seals[fixtureId]) return;
  sessionStorage.setItem(keyOf(gameCode), JSON.stringify({ ...seals, [fixtureId]: commitment }));
}

export const sealOf = (gameCode: string, fixtureId: string): string | undefined => all(gameCode)[fixtureId];
