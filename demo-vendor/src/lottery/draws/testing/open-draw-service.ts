import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { virtualClock } from '../../../testing/virtual-clock.ts';
import type { LotteryGame } from '../../lottery-game.ts';
import { findKind } from '../../rules/find-kind.ts';
import type { LotteryDraw } from '../draw.ts';
import { createDrawService } from '../draw-service.ts';
import { createDrawStore, type DrawJournalLine } from '../draw-store.ts';
import { latestDrawLines } from '../open-draw-store.ts';
import { validatingPlatform } from './validating-platform.ts';

/** Ten in the morning in Vietnam, a Sunday. */
export const testBegin = Date.UTC(2026, 10, 22, 3);

interface DrawServiceOptions {
  games: readonly LotteryGame[];
  nowMs?: number;
  /** Lines written by an earlier life. */
  lines?: DrawJournalLine[];
  pace?: number;
  history?: number;
}

/** Opens a draw service at a time, on lines that outlive it. */
export function openDrawService({ games, nowMs = testBegin, lines = [], pace = 1, history = 0 }: DrawServiceOptions) {
  const time = virtualClock(nowMs);
  let jumped = 0;
  const clock = { now: () => time.clock.now() + jumped, wait: time.clock.wait };
  const known = latestDrawLines(lines, nowMs, () => false);
  const drawStore = createDrawStore(known, async (line) => void lines.push(line));
  const platform = validatingPlatform();
  const complaints: string[] = [];
  const log = (message: string) => void complaints.push(message);
  let seeds = 0;
  const newSeed = () => {
    seeds += 1;
    return sha256(utf8ToBytes(`${nowMs} ${seeds}`));
  };
  const drawService = createDrawService({
    games,
    drawStore,
    clock,
    log,
    newSeed,
    pace,
    history,
    findKind,
    gateway: platform.gateway,
  });
  const heard: LotteryDraw[] = [];
  drawService.onChange((draw) => void heard.push(draw));
  void drawService.resume();
  const idsOf = (state: LotteryDraw['state']) =>
    heard.filter((draw) => draw.state === state).map(({ drawId }) => drawId);
  const jump = (ms: number) => {
    jumped += ms;
  };
  return {
    drawService: drawService,
    time,
    clock,
    drawStore: drawStore,
    heard,
    idsOf,
    lines,
    jump,
    complaints,
    platform,
  };
}
