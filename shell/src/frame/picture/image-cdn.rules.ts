/** Folder of the operator's pictures, on our own origin and on every image CDN. */
const folder = '/content/';

/** Picks one image CDN for the whole visit at random (docs/product.md 9); undefined without any. */
export function drawCdn(cdns: readonly string[], random: () => number = Math.random): string | undefined {
  return cdns[Math.floor(random() * cdns.length)];
}

/** Address of a picture on the CDN; pictures outside the operator's folder are unchanged. */
export function onCdn(address: string, cdn: string | undefined): string {
  return cdn && address.startsWith(folder) ? cdn.replace(/\/+$/, '') + address : address;
}

/** Rewrites HTML so that the operator's pictures load from the CDN. */
export function htmlOnCdn(html: string, cdn: string | undefined): string {
  return cdn ? html.replace(/(<img\b[^>]*?\ssrc=")([^"]*)/g, (_, before, src) => before + onCdn(src, cdn)) : html;
}

/** The same picture on our own origin; undefined for one that is not from the CDN. */
export function ownAddress(address: string, cdn: string | undefined): string | undefined {
  const base = cdn?.replace(/\/+$/, '');
  return base && address.startsWith(base + folder) ? address.slice(base.length) : undefined;
}
