import type { Draw } from '@portal/engines/engine';
import { fairDraw, seedFromText } from '../../fairness/fair-draw.ts';
import { findDiscipline } from '../disciplines/find-discipline.ts';
import type { Model, Script } from '../disciplines/script.ts';
import type { Discipline } from '../sports-shapes.ts';

/** One match in this many is abandoned. */
export const abandonedOneIn = 60;
const partsOfMatch = 1000;

/** Draws the script of a match from its chances: first whether and when it is abandoned, then the play. */
export function drawScript(discipline: Discipline, model: Model, draw: Draw): Script {
  const isAbandoned = draw(abandonedOneIn) === 0;
  const part = draw(partsOfMatch);
  const { steps, winner } = findDiscipline(discipline).rules.play(draw, model);
  if (!isAbandoned) return { steps, winner, end: 'ended' };
  const at = 1 + Math.floor((part * (steps.length - 2)) / partsOfMatch);
  return { steps: [...steps.slice(0, at), abandonedAt(steps, at)], winner, end: 'abandoned' };
}

function abandonedAt(steps: Script['steps'], at: number): Script['steps'][number] {
  const step = steps[at] ?? steps[0];
  if (!step) throw new Error('a match has at least one step');
  const { home, away } = step.score;
  return {
    ...step,
    clock: 'Abandoned',
    event: { clock: step.clock, text: 'Match abandoned', home, away },
    pricedAt: undefined,
    betting: 'closed',
  };
}

/**
 * Computes the script of a match from its seed (lower-case hex), id and chances. The server plays it, and the verifying
 * page computes it again.
 */
export function recount(match: { fixtureId: string; discipline: Discipline; model: Model }, seed: string): Script {
  return drawScript(match.discipline, match.model, fairDraw(seedFromText(seed), match.fixtureId));
}
