import { createDrawService, type DrawServiceDeps } from '../lottery/draws/draw-service.ts';
import { createDrawStore, type DrawJournalLine } from '../lottery/draws/draw-store.ts';
import { latestDrawLines } from '../lottery/draws/open-draw-store.ts';
import { type CrashableParts, crashableProcess } from './crashable-process.ts';

/** Creates one life of the draw service, up to a simulated crash. */
export function crashableDraws(parts: CrashableParts & Pick<DrawServiceDeps, 'games' | 'findKind' | 'pace'>) {
  const life = crashableProcess<DrawJournalLine>({ ...parts, isDiskSlow: true });
  const known = latestDrawLines(life.known, 0, () => true);
  const drawStore = createDrawStore(known, life.append);
  const { games, findKind, pace } = parts;
  const drawService = createDrawService({ ...life, games, findKind, pace, drawStore });
  const { complaints, isDead, kill } = life;
  return { drawStore: drawStore, drawService: drawService, complaints, isDead, kill };
}
