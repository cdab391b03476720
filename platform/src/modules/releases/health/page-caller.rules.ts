import { rememberedAddress } from '../../../kernel/http/address.rules.ts';

/** Origin of a page's request, as far as counting loads needs it. */
export interface PageCaller {
  /** The visitor cookie; undefined before the page has one. */
  visitor: string | undefined;
  /** All visitors behind it count as one household or company. */
  network: string;
  /** The address is this machine, so it does not identify the caller. */
  isOwnMachine: boolean;
}

/** One subscriber gets at most 48 bits of an IPv6 address: with 64 bits it would count as 65,536 addresses. */
const ipv6Groups = 3;

export function pageCaller(cookie: string | undefined, address: string): PageCaller {
  const visitor = /(?:^|; )(?:__Host-)?visitor=([A-Za-z0-9-]{8,64})(?:;|$)/.exec(cookie ?? '')?.[1];
  const remembered = rememberedAddress(address);
  const network = remembered.includes(':') ? remembered.split(':').slice(0, ipv6Groups).join(':') : remembered;
  return { visitor, network, isOwnMachine: address === '::1' || /^127\.\d+\.\d+\.\d+$/.test(remembered) };
}
