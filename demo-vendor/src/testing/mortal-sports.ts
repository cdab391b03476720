import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Draw } from '../engines/engine.ts';
import type { Gateway, Reply } from '../gateway/platform-gateway.ts';
import { latestSportsLines } from '../sports/open-sports-books.ts';
import { type BookLine, createSportsBooks } from '../sports/sports-books.ts';
import { createSportsRoom } from '../sports/sports-room.ts';
import type { TableClock } from '../tables/table-clock.ts';
import { createResultTeller } from '../tables/tell-results.ts';

/** One life of the sports book: everything in it stops for ever after so many steps, between any two of them. */
export function mortalSports(parts: {
  disk: { lines: string[] };
  gateway: Gateway;
  clock: TableClock;
  draw: Draw;
  stepsToLive: number;
}) {
  const { disk, draw } = parts;
  let left = parts.stepsToLive;
  const step = async (): Promise<void> => {
    left -= 1;
    if (left <= 0) await new Promise<never>(() => {});
  };
  const clock: TableClock = {
    now: parts.clock.now,
    wait: async (ms) => {
      const isOver = await parts.clock.wait(ms);
      await step();
      return isOver;
    },
  };
  const gateway: Gateway = {
    async call(call, input): Promise<Reply<never>> {
      await step();
      const reply = await parts.gateway.call(call, input);
      await step();
      return reply as Reply<never>;
    },
  };
  let writing = Promise.resolve();
  const append = async (line: BookLine) => {
    const text = JSON.stringify(line);
    // A disk takes its time, and keeps the order.
    writing = writing.then(async () => {
      await step();
      if (draw(3) === 0) await parts.clock.wait(draw(30));
      if (left > 0) disk.lines.push(text);
    });
    await writing;
    await step();
  };
  const known = disk.lines.map((line): BookLine => JSON.parse(line));
  const books = createSportsBooks(latestSportsLines(known, { ticket: '', fixture: '' }), append);
  const complaints: { message: string; details: object }[] = [];
  const log = (message: string, details: object) => complaints.push({ message, details });
  const newSeed = () => sha256(utf8ToBytes(`${draw(2 ** 30)} ${draw(2 ** 30)}`));
  const tell = createResultTeller({ gateway, clock, log });
  const room = createSportsRoom({ books, gateway, clock, log, tell, newSeed, pace: 1 });
  const kill = () => {
    left = 0;
  };
  return { books, room, complaints, kill, isDead: () => left <= 0 };
}
