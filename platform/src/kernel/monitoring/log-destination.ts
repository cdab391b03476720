import { writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

/** Bytes that may wait for a slow reader; further lines are dropped and counted. */
const waitingBytes = 8 * 1024 * 1024;
const retryMs = 50;
/** At the end of the process a reader that still reads gets this many times `retryMs` to take the rest. */
const lastTries = 20;

/**
 * Writes the log without blocking. Pino's own destination waits until its reader has taken everything, so a hung
 * collector would stop the platform and keep it from ending. Here lines wait in memory and work continues, also while a
 * disk is full.
 */
class LogDestination implements DestinationStream {
  readonly #fd: number;
  #waiting: Buffer[] = [];
  #length = 0;
  #dropped = 0;
  #retry: NodeJS.Timeout | undefined;
  #isGone = false;

  /**
   * @param fd must return EAGAIN when full, as a pipe on standard output does once Node has opened it; terminals block.
   */
  constructor(fd: number) {
    this.#fd = fd;
  }

  write(line: string): void {
    if (this.#isGone) return;
    const bytes = Buffer.from(line);
    if (this.#length + bytes.length > waitingBytes) this.#dropped += 1;
    else this.#queue(bytes);
    if (!this.#retry) this.#writeWaiting();
  }

  /** Writes at the end of the process what the reader takes within a second. */
  end(): void {
    clearTimeout(this.#retry);
    for (let tries = 0; tries < lastTries && !this.#isTaken(); tries += 1) sleepSync(retryMs);
  }

  #queue(bytes: Buffer): void {
    this.#waiting.push(bytes);
    this.#length += bytes.length;
  }

  #writeWaiting(): void {
    this.#retry = this.#isTaken() ? undefined : setTimeout(() => this.#writeWaiting(), retryMs).unref();
  }

  /** Writes what it can; returns true when nothing is waiting. */
  #isTaken(): boolean {
    for (let first = this.#waiting[0]; first; first = this.#waiting[0]) {
      const written = this.#tryToWrite(first);
      this.#length -= written;
      if (written < first.length) {
        this.#waiting[0] = first.subarray(written);
        return false;
      }
      this.#waiting.shift();
      if (this.#waiting.length === 0) this.#reportDropped();
    }
    return true;
  }

  #tryToWrite(bytes: Buffer): number {
    try {
      return writeSync(this.#fd, bytes);
    } catch (error) {
      if (!isGoneFor(error)) return 0;
      // The reader is gone, so there is nobody to report to.
      this.#isGone = true;
      this.#waiting = [];
      this.#length = 0;
      return bytes.length;
    }
  }

  #reportDropped(): void {
    if (this.#dropped === 0) return;
    const note = { level: 40, time: Date.now(), pid: process.pid, dropped: this.#dropped, msg: 'log lines dropped' };
    this.#dropped = 0;
    this.#queue(Buffer.from(`${JSON.stringify(note)}\n`));
  }
}

/** Writes the log to standard output, and the rest when the process ends. */
export function standardOutput(): LogDestination {
  // Goes through `process.stdout`, which opens it: only then does a full pipe return EAGAIN instead of blocking.
  const destination = new LogDestination(process.stdout.fd);
  process.on('exit', () => destination.end());
  return destination;
}

/** Other errors may pass: a full pipe (EAGAIN), a full disk. */
const isGoneFor = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'EPIPE' || error.code === 'EBADF');

function sleepSync(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
