import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Draw } from '../../engines/engine.ts';
import type { Gateway, Reply } from '../../gateway/platform-gateway.ts';
import type { TableClock } from '../../tables/table-clock.ts';
import { createCardHall } from '../card-hall.ts';
import { createMatchBooks, type MatchLine, matchesFrom } from '../match-books.ts';

export interface MatchDisk {
  lines: string[];
}

/** One life of the card hall: everything in it stops for ever after so many steps, between any two of them. */
export function mortalHall(parts: {
  disk: MatchDisk;
  gateway: Gateway;
  clock: TableClock;
  draw: Draw;
  stepsToLive: number;
}) {
  const { disk, draw } = parts;
  let left = parts.stepsToLive;
  const never = () => new Promise<never>(() => {});
  const step = async (): Promise<void> => {
    left -= 1;
    if (left <= 0) await never();
  };
  const clock: TableClock = {
    now: parts.clock.now,
    wait: async (ms) => {
      const isOver = await parts.clock.wait(ms);
      return left <= 0 ? never() : isOver;
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
  const append = async (line: MatchLine) => {
    const text = JSON.stringify(line);
    // A disk keeps the order.
    writing = writing.then(async () => {
      await step();
      if (left > 0) disk.lines.push(text);
    });
    await writing;
    await step();
  };
  const known = disk.lines.map((line): MatchLine => JSON.parse(line));
  const books = createMatchBooks(matchesFrom(known).values(), append);
  const complaints: { message: string; details: object }[] = [];
  const log = (message: string, details: object) => void complaints.push({ message, details });
  const newSeed = () => sha256(utf8ToBytes(`${draw(2 ** 30)} ${draw(2 ** 30)}`));
  const hall = createCardHall({ books, gateway, clock, log, newSeed });
  return { hall, books, complaints, clock, isDead: () => left <= 0 };
}
