import { BlockList, isIP } from 'node:net';

/** Reads `192.0.2.0/24, 2001:db8::1`; undefined when a part is no address or range. */
export function readAddressList(text: string): BlockList | undefined {
  const list = new BlockList();
  for (const part of text.split(',').map((each) => each.trim())) {
    const [address = '', prefix] = part.split('/');
    const family = isIP(address);
    if (family === 0) return undefined;
    const longest = family === 4 ? 32 : 128;
    const bits = prefix === undefined ? longest : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN;
    if (!(bits <= longest)) return undefined;
    list.addSubnet(address, bits, family === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
}

/** Whether an address is in the list; an IPv4 address may be written as IPv6 (`::ffff:192.0.2.1`). */
export function isListed(list: BlockList, address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const family = isIP(plain);
  return family !== 0 && list.check(plain, family === 4 ? 'ipv4' : 'ipv6');
}
