import { gameSubject } from '@portal/shared/ui/pictures';
import { categoryOfGameType } from '../category.tsx';

interface Pictured {
  seed: number;
  theme: string;
  gameType: string;
  /** The vendor's own picture shows something else each time. */
  image?: string | undefined;
}

/** Tiles of the longest row. */
const inRow = 7;

/**
 * Keeps the order of games but lets one wait while its picture's subject is among the last ones, so that no row shows a
 * subject twice; where only such games are left, the one whose subject was shown longest ago comes first.
 */
export function spreadSubjects<G extends Pictured>(games: readonly G[]): G[] {
  const spread: G[] = [];
  const shown: string[] = [];
  const waiting = games.map((game) => ({ game, subject: subjectOf(game) }));
  while (waiting.length > 0) {
    const last = shown.slice(1 - inRow);
    const places = waiting.map(({ subject }) => last.lastIndexOf(subject));
    for (const { game, subject } of waiting.splice(places.indexOf(Math.min(...places)), 1)) {
      spread.push(game);
      shown.push(subject);
    }
  }
  return spread;
}

const subjectOf = ({ seed, theme, gameType, image }: Pictured) =>
  image ?? gameSubject({ seed, theme, category: categoryOfGameType(gameType) });
