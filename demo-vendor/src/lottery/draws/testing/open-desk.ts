import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { virtualClock } from '../../../testing/virtual-clock.ts';
import type { LotteryGame } from '../../lottery-game.ts';
import { findKind } from '../../rules/find-kind.ts';
import type { LotteryDraw } from '../draw.ts';
import { createDrawBooks, type DrawLine } from '../draw-books.ts';
import { createDraws } from '../draw-desk.ts';
import { latestDrawLines } from '../open-draw-books.ts';
import { judgingPlatform } from './judging-platform.ts';

/** Ten in the morning in Vietnam, a Sunday. */
export const testBegin = Date.UTC(2026, 10, 22, 3);

interface TestDesk {
  games: readonly LotteryGame[];
  nowMs?: number;
  /** Lines written by an earlier life. */
  lines?: DrawLine[];
  pace?: number;
  history?: number;
}

/** Opens a draw service at a time, on lines that outlive it. */
export function openDesk({ games, nowMs = testBegin, lines = [], pace = 1, history = 0 }: TestDesk) {
  const time = virtualClock(nowMs);
  let jumped = 0;
  const clock = { now: () => time.clock.now() + jumped, wait: time.clock.wait };
  const known = latestDrawLines(lines, nowMs, () => false);
  const books = createDrawBooks(known, async (line) => void lines.push(line));
  const platform = judgingPlatform();
  const complaints: string[] = [];
  const log = (message: string) => void complaints.push(message);
  let seeds = 0;
  const newSeed = () => {
    seeds += 1;
    return sha256(utf8ToBytes(`${nowMs} ${seeds}`));
  };
  const desk = createDraws({ games, books, clock, log, newSeed, pace, history, findKind, gateway: platform.gateway });
  const heard: LotteryDraw[] = [];
  desk.onChange((draw) => void heard.push(draw));
  void desk.resume();
  const idsOf = (state: LotteryDraw['state']) =>
    heard.filter((draw) => draw.state === state).map(({ drawId }) => drawId);
  const jump = (ms: number) => {
    jumped += ms;
  };
  return { desk, time, clock, books, heard, idsOf, lines, jump, complaints, platform };
}
