interface Pictured {
  /** What the drawn picture shows. */
  theme: string;
  /** The vendor's own picture shows something else each time. */
  image?: string | undefined;
}

/** Tiles of the longest row. */
const inRow = 7;

/**
 * Keeps the order of games but lets one wait while its picture's subject is among the last ones, so that no row shows a
 * subject twice; where only such games are left they come all the same.
 */
export function spreadSubjects<G extends Pictured>(games: readonly G[]): G[] {
  const spread: G[] = [];
  const waiting = [...games];
  while (waiting.length > 0) {
    const shown = new Set(spread.slice(1 - inRow).map(subjectOf));
    const next = waiting.findIndex((game) => !shown.has(subjectOf(game)));
    spread.push(...waiting.splice(Math.max(0, next), 1));
  }
  return spread;
}

const subjectOf = ({ theme, image }: Pictured) => image ?? theme;
