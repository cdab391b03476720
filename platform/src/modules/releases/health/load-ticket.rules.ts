import { randomBytes } from 'node:crypto';
import { isSameSecret } from '../../../kernel/security/same-secret.ts';
import type { Secrets } from '../../../kernel/security/secrets.ts';
import type { PageCaller } from './page-caller.rules.ts';

type Mac = Pick<Secrets, 'mac'>;

/** Content of a valid ticket. The hashes are keyed: they distinguish rows and identify nobody. */
export interface Ticket {
  /** Identifies the page. */
  id: string;
  visitor: string;
  address: string;
}

const ticketMinutes = 30;
/** Allowed clock difference between processes of one portal. */
const clockSkewMs = 10_000;
const idBytes = 12;
/** Characters of a base64url hash: 96 bits. */
const tagLength = 16;

/**
 * Makes a ticket that lets one page report how its remotes loaded: time, random id, and a MAC over both, the visitor
 * and the address. The visitor and the address are not written in it.
 */
export function makeTicket(secrets: Mac, caller: PageCaller, now: Date): string {
  const issuedAt = now.getTime().toString(36);
  const id = randomBytes(idBytes).toString('base64url');
  return `${issuedAt}.${id}.${macOf(secrets, issuedAt, id, caller)}`;
}

/**
 * Reads the ticket of this caller; undefined when it is forged, expired or of another caller. A ticket made before the
 * first cookie is valid with any cookie: the page has set one since.
 */
export function readTicket(secrets: Mac, ticket: string, caller: PageCaller, now: Date): Ticket | undefined {
  const [, issuedAt, id, mac] = /^([0-9a-z]{1,12})\.([A-Za-z0-9_-]{16})\.([A-Za-z0-9_-]{43})$/.exec(ticket) ?? [];
  if (!issuedAt || !id || !mac) return undefined;
  const age = now.getTime() - Number.parseInt(issuedAt, 36);
  if (age > ticketMinutes * 60_000 || age < -clockSkewMs) return undefined;
  const isGood = [caller, { ...caller, visitor: undefined }].some((holder) =>
    isSameSecret(mac, macOf(secrets, issuedAt, id, holder)),
  );
  if (!isGood) return undefined;
  const address = secrets.mac('load-address', addressOf(caller)).slice(0, tagLength);
  // Callers without a cookie are one visitor of their address.
  const visitor = caller.visitor ? secrets.mac('load-visitor', caller.visitor).slice(0, tagLength) : address;
  return { id, visitor, address };
}

/** Callers on this machine differ only by their cookie. */
function addressOf({ network, visitor = '', isOwnMachine }: PageCaller): string {
  return isOwnMachine ? `${network} ${visitor}` : network;
}

function macOf(secrets: Mac, issuedAt: string, id: string, { visitor = '', network }: PageCaller): string {
  return secrets.mac('load-ticket', JSON.stringify([issuedAt, id, visitor, network]));
}
