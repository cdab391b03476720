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
 * subject twice; where only such games are left, the one whose subject was shown longest ago comes first. Where that
 * leaves the games of one subject to the end, they come earlier.
 */
export function spreadSubjects<G extends Pictured>(games: readonly G[]): G[] {
  const pictured = games.map((game) => ({ game, subject: subjectOf(game) }));
  const inOrder = spread(pictured, () => 0);
  const isApart = inOrder.every(({ subject }, at) =>
    inOrder.slice(Math.max(0, at + 1 - inRow), at).every((earlier) => earlier.subject !== subject),
  );
  return (isApart ? inOrder : spread(pictured, spaceOf)).map(({ game }) => game);
}

type Shown<G> = { game: G; subject: string };

/** Takes the games whose subject was shown longest ago, of these the one with the largest weight, else the first. */
function spread<G>(games: readonly Shown<G>[], weightOf: (one: Shown<G>, waiting: readonly Shown<G>[]) => number) {
  const waiting = [...games];
  const shown: Shown<G>[] = [];
  while (waiting.length > 0) {
    const last = shown.slice(1 - inRow).map(({ subject }) => subject);
    const places = waiting.map(({ subject }) => last.lastIndexOf(subject));
    const earliest = Math.min(...places);
    const weights = waiting.map((one, at) => (places[at] === earliest ? weightOf(one, waiting) : -1));
    shown.push(...waiting.splice(weights.indexOf(Math.max(...weights)), 1));
  }
  return shown;
}

/** Tiles that the waiting games of a subject take with others between them; 0 while there is more room than that. */
function spaceOf<G>({ subject }: Shown<G>, waiting: readonly Shown<G>[]): number {
  const left = waiting.filter((other) => other.subject === subject).length;
  const space = (left - 1) * inRow + 1;
  return space > waiting.length ? space : 0;
}

const subjectOf = ({ seed, theme, gameType, image }: Pictured) =>
  image ?? gameSubject({ seed, theme, category: categoryOfGameType(gameType) });
