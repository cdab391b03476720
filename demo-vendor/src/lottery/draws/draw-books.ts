import type { Retold } from '../../store/kept-books.ts';
import { endStage, isEnded, type KeptDraw, soonestFirst, stageOf } from './kept-draw.ts';

export type DrawLine =
  | { kind: 'draw'; draw: KeptDraw }
  /** The platform has acknowledged the draw up to this stage. */
  | { kind: 'told'; gameCode: string; drawId: string; stage: number };

/** Store of all draws. Reads return only what is on disk. */
export interface DrawBooks extends Retold<DrawLine> {
  find(gameCode: string, drawId: string): KeptDraw | undefined;
  /** Returns draws that are open and close after `nowMs`, soonest first. */
  upcoming(gameCode: string, nowMs: number, count: number): KeptDraw[];
  /** Returns ended draws, newest first. */
  past(gameCode: string, count: number): KeptDraw[];
  /** Returns draws that have not ended, soonest first. */
  unfinished(gameCode: string): KeptDraw[];
  /** Returns the time of the last closed or ended draw; milliseconds since 1970, undefined before the first. */
  lastMs(gameCode: string): number | undefined;
  /** Returns the stage up to which the platform knows a draw. */
  toldOf(gameCode: string, drawId: string): number;
  /** Returns draws with unreported stages, soonest first. */
  untold(gameCode: string): KeptDraw[];
  /** Saves a draw; on disk and readable when it resolves. Only one caller saves a draw at a time. */
  save(draw: KeptDraw): Promise<void>;
  saveTold(gameCode: string, drawId: string, stage: number): Promise<void>;
}

/** Draws of one game. */
interface Shelf {
  byId: Map<string, KeptDraw>;
  /** Ids in draw order. */
  order: string[];
  /** Ids of draws that have not ended. */
  unfinished: Set<string>;
  lastMs: number | undefined;
}

export function createDrawBooks(lines: readonly DrawLine[], append: (line: DrawLine) => Promise<void>): DrawBooks {
  const written = new Map<string, KeptDraw>();
  const shelves = new Map<string, Shelf>();
  const told = new Map<string, number>();

  const shelfOf = (gameCode: string): Shelf => {
    const known = shelves.get(gameCode) ?? { byId: new Map(), order: [], unfinished: new Set(), lastMs: undefined };
    shelves.set(gameCode, known);
    return known;
  };
  for (const line of lines) {
    if (line.kind === 'told') told.set(keyOf(line.gameCode, line.drawId), line.stage);
    else {
      written.set(keyOf(line.draw.gameCode, line.draw.drawId), line.draw);
      show(shelfOf(line.draw.gameCode), line.draw);
    }
  }

  const toldOf = (gameCode: string, drawId: string) => told.get(keyOf(gameCode, drawId)) ?? 0;
  return {
    lines: () => [...written.values()].flatMap((draw) => linesOf(draw, toldOf(draw.gameCode, draw.drawId))),
    renew(all) {
      const kept = new Set(
        all.flatMap((line) => (line.kind === 'draw' ? keyOf(line.draw.gameCode, line.draw.drawId) : [])),
      );
      for (const key of written.keys()) if (!kept.has(key)) written.delete(key);
      for (const key of told.keys()) if (!kept.has(key)) told.delete(key);
      for (const [gameCode, shelf] of shelves) drop(shelf, (drawId) => !kept.has(keyOf(gameCode, drawId)));
    },
    find: (gameCode, drawId) => shelves.get(gameCode)?.byId.get(drawId),
    upcoming: (gameCode, nowMs, count) =>
      unfinishedOf(shelfOf(gameCode))
        .filter(({ state, closesAt }) => state === 'open' && Date.parse(closesAt) > nowMs)
        .slice(0, count),
    past: (gameCode, count) => newestEnded(shelfOf(gameCode), count),
    unfinished: (gameCode) => unfinishedOf(shelfOf(gameCode)),
    lastMs: (gameCode) => shelfOf(gameCode).lastMs,
    toldOf,
    untold: (gameCode) => {
      const { byId, order } = shelfOf(gameCode);
      return order.flatMap((id) => byId.get(id) ?? []).filter((draw) => toldOf(gameCode, draw.drawId) < stageOf(draw));
    },
    async save(draw) {
      // A compaction of the journal meanwhile must include this draw.
      written.set(keyOf(draw.gameCode, draw.drawId), draw);
      await append({ kind: 'draw', draw });
      show(shelfOf(draw.gameCode), draw);
    },
    saveTold(gameCode, drawId, stage) {
      told.set(keyOf(gameCode, drawId), stage);
      // Stages before the end are not stored; they are reported again after a restart.
      if (stage < endStage) return Promise.resolve();
      return append({ kind: 'told', gameCode, drawId, stage });
    },
  };
}

const keyOf = (gameCode: string, drawId: string) => `${gameCode} ${drawId}`;

function linesOf(draw: KeptDraw, stage: number): DrawLine[] {
  const { gameCode, drawId } = draw;
  const line: DrawLine = { kind: 'draw', draw };
  return stage > 0 ? [line, { kind: 'told', gameCode, drawId, stage }] : [line];
}

/** Inserts a draw in order; almost always at the end. */
function show(shelf: Shelf, draw: KeptDraw): void {
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

function drop(shelf: Shelf, isDropped: (drawId: string) => boolean): void {
  for (const drawId of shelf.order) if (isDropped(drawId)) shelf.byId.delete(drawId);
  shelf.order = shelf.order.filter((drawId) => shelf.byId.has(drawId));
}

function unfinishedOf({ byId, unfinished }: Shelf): KeptDraw[] {
  return [...unfinished].flatMap((id) => byId.get(id) ?? []).sort(soonestFirst);
}

function newestEnded({ byId, order }: Shelf, count: number): KeptDraw[] {
  const found: KeptDraw[] = [];
  for (let at = order.length - 1; at >= 0 && found.length < count; at -= 1) {
    const draw = byId.get(order[at] ?? '');
    if (draw && isEnded(draw)) found.push(draw);
  }
  return found;
}
