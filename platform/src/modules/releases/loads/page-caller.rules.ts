import { rememberedAddress } from '../../../kernel/address.rules.ts';

/** Where a page's request comes from, as far as the counting of loads needs it. */
export interface PageCaller {
  /** The visitor cookie; undefined before the page has one. */
  visitor: string | undefined;
  /** Whoever is behind it is one household or company to the counting. */
  network: string;
  /** It is this machine: its address says nothing of who is behind it. */
  isOwnMachine: boolean;
}

/** Of an IPv6 address the 48 bits that one subscriber is given at most: 65,536 networks of 64 bits would be 65,536 addresses. */
const ipv6Groups = 3;

export function pageCaller(cookie: string | undefined, address: string): PageCaller {
  const visitor = /(?:^|; )visitor=([A-Za-z0-9-]{8,64})(?:;|$)/.exec(cookie ?? '')?.[1];
  const remembered = rememberedAddress(address);
  const network = remembered.includes(':') ? remembered.split(':').slice(0, ipv6Groups).join(':') : remembered;
  return { visitor, network, isOwnMachine: address === '::1' || /^127\.\d+\.\d+\.\d+$/.test(remembered) };
}
