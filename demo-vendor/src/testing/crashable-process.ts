import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Draw } from '@portal/engines/engine';
import type { Gateway } from '../gateway/platform-client.ts';
import type { Clock } from '../timing/clock.ts';

/** The journal lines, which survive every crash. */
interface Disk {
  lines: string[];
}

export interface CrashableParts {
  disk: Disk;
  gateway: Gateway;
  clock: Clock;
  draw: Draw;
  stepsToLive: number;
  /** Delays some writes. */
  isDiskSlow?: boolean;
}

/** Creates the environment of one life of a process: everything stops for ever after `stepsToLive`. */
export function crashableProcess<Line extends object>({ disk, draw, isDiskSlow = false, ...given }: CrashableParts) {
  let left = given.stepsToLive;
  const step = async (): Promise<void> => {
    left -= 1;
    if (left <= 0) await new Promise<never>(() => {});
  };
  const clock: Clock = {
    now: given.clock.now,
    wait: async (ms) => {
      const isOver = await given.clock.wait(ms);
      await step();
      return isOver;
    },
  };
  const gateway: Gateway = {
    async call(call, input) {
      await step();
      const reply = await given.gateway.call(call, input);
      await step();
      return reply;
    },
  };
  let writing = Promise.resolve();
  const append = async (line: Line): Promise<void> => {
    const text = JSON.stringify(line);
    // Writes stay in order.
    writing = writing.then(async () => {
      await step();
      if (isDiskSlow && draw(3) === 0) await given.clock.wait(draw(30));
      if (left > 0) disk.lines.push(text);
    });
    await writing;
    await step();
  };
  const complaints: { message: string; details: object }[] = [];
  return {
    clock,
    gateway,
    append,
    complaints,
    /** Lines written by earlier lives. */
    known: disk.lines.map((line): Line => JSON.parse(line)),
    log: (message: string, details: object) => void complaints.push({ message, details }),
    newSeed: () => sha256(utf8ToBytes(`${draw(2 ** 30)} ${draw(2 ** 30)}`)),
    isDead: () => left <= 0,
    kill: () => {
      left = 0;
    },
  };
}
