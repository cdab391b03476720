import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { DrawingDone, DrawingOrder } from './drawing-child.ts';
import type { DrawnSize } from './drawn-size.ts';

interface DrawingWorker {
  /**
   * Draws SVG text as WebP; undefined when it cannot be drawn.
   * @throws Refusal `pictures_busy`, with Retry-After, when too many wait or the drawing process ended first
   */
  draw(svg: string, size: DrawnSize): Promise<Uint8Array | undefined>;
  close(): void;
}

interface Waiting {
  resolve(webp: Uint8Array | undefined): void;
  reject(error: Error): void;
}

const waitingAtMost = 240;
const busySeconds = 5;
const idleMs = 30_000;
const childFile = fileURLToPath(new URL('./drawing-child.ts', import.meta.url));

const busy = () => new Refusal('pictures_busy', { retryAfterSeconds: busySeconds });

/** Draws in a separate process of low priority, which starts with the first request and stops when idle. */
export function createDrawingWorker(): DrawingWorker {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastNo = 0;

  const refuseAll = () => {
    const refused = [...waiting.values()];
    waiting.clear();
    for (const { reject } of refused) reject(busy());
  };

  const close = () => {
    clearTimeout(idle);
    if (child?.connected) child.disconnect();
    child = undefined;
    refuseAll();
  };

  /** The process ended by itself: fail those who wait; the next request starts another. */
  const lose = (ended: ChildProcess) => {
    if (child !== ended) return;
    child = undefined;
    refuseAll();
  };

  const open = () => {
    const begun = fork(childFile, { execArgv: ['--import', 'tsx'], serialization: 'advanced' });
    begun.on('message', ({ no, webp }: DrawingDone) => {
      const asked = waiting.get(no);
      waiting.delete(no);
      asked?.resolve(webp);
      if (waiting.size > 0) return;
      // Only pending work keeps our process alive.
      begun.channel?.unref();
      idle = setTimeout(close, idleMs).unref();
    });
    // An error comes for each request sent after the process ended; unhandled, it would end the platform.
    begun.on('error', () => lose(begun));
    begun.once('exit', () => lose(begun));
    if (begun.pid !== undefined) setPriority(begun.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    begun.unref();
    return begun;
  };

  return {
    draw: (svg, size) => {
      if (waiting.size >= waitingAtMost) return Promise.reject(busy());
      clearTimeout(idle);
      child ??= open();
      child.channel?.ref();
      lastNo += 1;
      const order: DrawingOrder = { no: lastNo, svg, size };
      const drawn = new Promise<Uint8Array | undefined>((resolve, reject) =>
        waiting.set(order.no, { resolve, reject }),
      );
      child.send(order);
      return drawn;
    },
    close,
  };
}
