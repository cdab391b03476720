import type { JournaledStore } from '../../store/journaled-store.ts';
import { endStage, isEnded, type StoredDraw, soonestFirst, stageOf } from './stored-draw.ts';

export type DrawJournalLine =
  | { kind: 'draw'; draw: StoredDraw }
  /** The platform has acknowledged the draw up to this stage. */
  | { kind: 'told'; gameCode: string; drawId: string; stage: number };

/** Store of all draws. Reads return only what is on disk. */
export interface DrawStore extends JournaledStore<DrawJournalLine> {
  find(gameCode: string, drawId: string): StoredDraw | undefined;
  /** Returns draws that are open and close after `nowMs`, soonest first. */
  upcoming(gameCode: string, nowMs: number, count: number): StoredDraw[];
  /** Returns ended draws, newest first. */
  past(gameCode: string, count: number): StoredDraw[];
  /** Returns draws that have not ended, soonest first. */
  unfinished(gameCode: string): StoredDraw[];
  /** Returns the time of the last closed or ended draw; milliseconds since 1970, undefined before the first. */
  lastMs(gameCode: string): number | undefined;
  /** Returns the stage up to which the platform knows a draw. */
  reportedStage(gameCode: string, drawId: string): number;
  /** Returns draws with unreported stages, soonest first. */
  unreported(gameCode: string): StoredDraw[];
  /** Saves a draw; on disk and readable when it resolves. Only one caller saves a draw at a time. */
  save(draw: StoredDraw): Promise<void>;
  saveReportedStage(gameCode: string, drawId: string, stage: number): Promise<void>;
}

/** Draws of one game. */
interface GameDraws {
  byId: Map<string, StoredDraw>;
  /** Ids in draw order. */
  order: string[];
  /** Ids of draws that have not ended. */
  unfinished: Set<string>;
  lastMs: number | undefined;
}

export function createDrawStore(
  lines: readonly DrawJournalLine[],
  append: (line: DrawJournalLine) => Promise<void>,
): DrawStore {
  const written = new Map<string, StoredDraw>();
  const byGame = new Map<string, GameDraws>();
  const reportedStages = new Map<string, number>();

  const drawsOf = (gameCode: string): GameDraws => {
    const known = byGame.get(gameCode) ?? { byId: new Map(), order: [], unfinished: new Set(), lastMs: undefined };
    byGame.set(gameCode, known);
    return known;
  };
  for (const line of lines) {
    if (line.kind === 'told') reportedStages.set(keyOf(line.gameCode, line.drawId), line.stage);
    else {
      written.set(keyOf(line.draw.gameCode, line.draw.drawId), line.draw);
      insert(drawsOf(line.draw.gameCode), line.draw);
    }
  }

  const reportedStage = (gameCode: string, drawId: string) => reportedStages.get(keyOf(gameCode, drawId)) ?? 0;
  return {
    lines: () => [...written.values()].flatMap((draw) => linesOf(draw, reportedStage(draw.gameCode, draw.drawId))),
    renew(all) {
      const retained = new Set(
        all.flatMap((line) => (line.kind === 'draw' ? keyOf(line.draw.gameCode, line.draw.drawId) : [])),
      );
      for (const key of written.keys()) if (!retained.has(key)) written.delete(key);
      for (const key of reportedStages.keys()) if (!retained.has(key)) reportedStages.delete(key);
      for (const [gameCode, shelf] of byGame) drop(shelf, (drawId) => !retained.has(keyOf(gameCode, drawId)));
    },
    find: (gameCode, drawId) => byGame.get(gameCode)?.byId.get(drawId),
    upcoming: (gameCode, nowMs, count) =>
      unfinishedOf(drawsOf(gameCode))
        .filter(({ state, closesAt }) => state === 'open' && Date.parse(closesAt) > nowMs)
        .slice(0, count),
    past: (gameCode, count) => newestEnded(drawsOf(gameCode), count),
    unfinished: (gameCode) => unfinishedOf(drawsOf(gameCode)),
    lastMs: (gameCode) => drawsOf(gameCode).lastMs,
    reportedStage,
    unreported: (gameCode) => {
      const { byId, order } = drawsOf(gameCode);
      return order
        .flatMap((id) => byId.get(id) ?? [])
        .filter((draw) => reportedStage(gameCode, draw.drawId) < stageOf(draw));
    },
    async save(draw) {
      // A compaction of the journal meanwhile must include this draw.
      written.set(keyOf(draw.gameCode, draw.drawId), draw);
      await append({ kind: 'draw', draw });
      insert(drawsOf(draw.gameCode), draw);
    },
    saveReportedStage(gameCode, drawId, stage) {
      reportedStages.set(keyOf(gameCode, drawId), stage);
      // Stages before the end are not stored; they are reported again after a restart.
      if (stage < endStage) return Promise.resolve();
      return append({ kind: 'told', gameCode, drawId, stage });
    },
  };
}

const keyOf = (gameCode: string, drawId: string) => `${gameCode} ${drawId}`;

function linesOf(draw: StoredDraw, stage: number): DrawJournalLine[] {
  const { gameCode, drawId } = draw;
  const line: DrawJournalLine = { kind: 'draw', draw };
  return stage > 0 ? [line, { kind: 'told', gameCode, drawId, stage }] : [line];
}

/** Inserts a draw in order; almost always at the end. */
function insert(shelf: GameDraws, draw: StoredDraw): void {
  const { byId, order } = shelf;
  if (!byId.has(draw.drawId)) {
    let at = order.length;
    while (at > 0 && (byId.get(order[at - 1] ?? '')?.drawsAt ?? '') > draw.drawsAt) at -= 1;
    order.splice(at, 0, draw.drawId);
  }
  byId.set(draw.drawId, draw);
  if (isEnded(draw)) shelf.unfinished.delete(draw.drawId);
  else shelf.unfinished.add(draw.drawId);
  if (draw.state !== 'closed' && draw.state !== 'result') return;
  shelf.lastMs = Math.max(shelf.lastMs ?? 0, Date.parse(draw.drawsAt));
}

function drop(shelf: GameDraws, isDropped: (drawId: string) => boolean): void {
  for (const drawId of shelf.order) if (isDropped(drawId)) shelf.byId.delete(drawId);
  shelf.order = shelf.order.filter((drawId) => shelf.byId.has(drawId));
}

function unfinishedOf({ byId, unfinished }: GameDraws): StoredDraw[] {
  return [...unfinished].flatMap((id) => byId.get(id) ?? []).sort(soonestFirst);
}

function newestEnded({ byId, order }: GameDraws, count: number): StoredDraw[] {
  const found: StoredDraw[] = [];
  for (let at = order.length - 1; at >= 0 && found.length < count; at -= 1) {
    const draw = byId.get(order[at] ?? '');
    if (draw && isEnded(draw)) found.push(draw);
  }
  return found;
}
