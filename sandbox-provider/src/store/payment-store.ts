import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { Notice, Payment } from './payment.rules.ts';

export interface PaymentStore {
  byOrder(orderId: string): Payment | undefined;
  byToken(token: string): Payment | undefined;
  all(): Iterable<Payment>;
  /** Since when the ends of payments are recorded, ISO 8601. */
  since: string;
  /** Returns once it is on disk: what a payer was shown survives a crash. */
  keep(payment: Payment, notices?: readonly Notice[]): void;
  keepNotice(notice: Notice): void;
  undelivered(): Notice[];
  close(): void;
}

type Line = { since?: string; payment?: Payment; notices?: readonly Notice[] };

/** Opens the store of payments and their callbacks: a file with one line per change, of which the last one counts. */
export function openStore(folder: string, now: () => Date): PaymentStore {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'payments.jsonl');
  const byOrder = new Map<string, Payment>();
  const byToken = new Map<string, Payment>();
  const notices = new Map<string, Notice>();
  let since: string | undefined;
  const take = ({ payment, notices: added = [], since: begun }: Line) => {
    since ??= begun;
    if (payment) {
      byOrder.set(payment.orderId, payment);
      byToken.set(payment.token, payment);
    }
    for (const notice of added) notices.set(notice.eventId, notice);
  };
  for (const line of wholeLines(file)) take(line);
  const handle = openSync(file, 'a', 0o600);
  const write = (line: Line) => {
    writeSync(handle, `\n${JSON.stringify(line)}\n`);
    fsyncSync(handle);
    take(line);
  };
  const begun = since ?? now().toISOString();
  if (!since) write({ since: begun });
  return {
    since: begun,
    all: () => byOrder.values(),
    byOrder: (orderId) => byOrder.get(orderId),
    byToken: (token) => byToken.get(token),
    keep: (payment, added) => write({ payment, notices: added }),
    keepNotice: (notice) => write({ notices: [notice] }),
    undelivered: () => [...notices.values()].filter(({ isDone }) => !isDone),
    close: () => closeSync(handle),
  };
}

/** Ignores a line that a crash cut in half: nobody was shown its content; the next write starts a new line. */
function wholeLines(file: string): Line[] {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  return text.split('\n').flatMap((line) => {
    try {
      return line ? [JSON.parse(line)] : [];
    } catch {
      return [];
    }
  });
}
