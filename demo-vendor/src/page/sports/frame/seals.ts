const keyOf = (gameCode: string) => `seals ${gameCode}`;

function all(gameCode: string): Record<string, string> {
  return JSON.parse(sessionStorage.getItem(keyOf(gameCode)) ?? '{}');
}

/** Stores the seal of a match at the bet, so that the proof can be checked against it. */
export function keepSeal(gameCode: string, fixtureId: string, commitment: string): void {
  const seals = all(gameCode);
  if (seals[fixtureId]) return;
  sessionStorage.setItem(keyOf(gameCode), JSON.stringify({ ...seals, [fixtureId]: commitment }));
}

export const sealOf = (gameCode: string, fixtureId: string): string | undefined => all(gameCode)[fixtureId];
