/** docs/product.md 9: how pictures wait for their turn. */
export const lazyDefaults = {
  /** Part of a picture that has to be near. */
  threshold: 0.1,
  /** Look-ahead in heights of the screen, including the screen itself. */
  preload: 1.3,
  /** Minimum time between starts of pictures, so that fast scrolling does not load them. */
  throttleMs: 200,
  /** Requests for one picture before its place shows the drawn one. */
  attempts: 3,
  /** Addresses remembered as loaded: these need no skeleton again. */
  cacheSize: 200,
};

/** `rootMargin` of an observer that looks `preload` screens ahead, in every direction. */
export function marginAhead(preload: number): string {
  return `${Math.round((preload - 1) * 100)}%`;
}

export interface AddressCache {
  has(address: string): boolean;
  add(address: string): void;
}

/** The `size` most recently used addresses. */
export function createAddressCache(size: number): AddressCache {
  const known = new Set<string>();
  const touch = (address: string) => {
    known.delete(address);
    known.add(address);
  };
  return {
    has(address) {
      if (!known.has(address)) return false;
      touch(address);
      return true;
    },
    add(address) {
      touch(address);
      const [oldest] = known;
      if (known.size > size && oldest !== undefined) known.delete(oldest);
    },
  };
}
