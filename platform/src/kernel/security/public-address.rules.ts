import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address is one of the public internet: neither loopback, private, link-local, shared, multicast nor
 * reserved. An IPv4 address in IPv6 form counts as itself.
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** Whether two texts name one IP address. */
export function isSameAddress(one: string, other: string): boolean {
  if (!ipaddr.isValid(one) || !ipaddr.isValid(other)) return false;
  return ipaddr.process(one).toNormalizedString() === ipaddr.process(other).toNormalizedString();
}

const localEndings = ['.localhost', '.local', '.internal', '.lan', '.home.arpa', '.test', '.invalid'];

/** Whether a host by its name alone is no host of the public internet: an address that is not public, or a local name. */
export function isLocalHost(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '');
  const address = name.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(address)) return !isPublicAddress(address);
  return !name.includes('.') || localEndings.some((ending) => name.endsWith(ending));
}
