import { DrizzleQueryError } from 'drizzle-orm';

/** Seconds after which a caller may try again while the database is away. */
export const outageRetrySeconds = 5;

/** Thrown when a connection to the database is unavailable or broke. */
export class DatabaseGone extends Error {
  constructor(cause: unknown) {
    super('The database does not answer', { cause });
  }
}

/** Codes of the network and of PostgreSQL (class 08, shutdown, start, too many connections). */
const lostCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['57P01', '57P02', '57P03', '53300'],
]);

/** Messages for which the driver sets no code. */
const lostMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/** True if the driver lost its connection, or never had one. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return lostCodes.has(code) || code.startsWith('08') || lostMessages.test(error.message);
}

/** True if an error or its cause is an outage of the database; an unreachable studio is none. */
export function isDatabaseGone(error: unknown): boolean {
  if (error instanceof AggregateError && !isConnectionLost(error))
    return error.errors.length > 0 && error.errors.every(isDatabaseGone);
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseGone) return true;
  if (error instanceof DrizzleQueryError && isConnectionLost(error.cause)) return true;
  return isDatabaseGone(error.cause);
}
