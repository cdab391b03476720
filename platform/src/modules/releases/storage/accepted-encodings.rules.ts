const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;
type Encoding = (typeof encodings)[number];

/** Returns the content encodings that the `Accept-Encoding` header allows, best first. */
export function acceptedEncodings(header: string | string[] | undefined): Encoding[] {
  return encodings.filter(({ name }) => accepts(header, name));
}

function accepts(header: string | string[] | undefined, encoding: string): boolean {
  const offers = String(header ?? '')
    .split(',')
    .map((offer) => offer.trim().toLowerCase());
  return offers.some((offer) => offer.split(';')[0] === encoding && !/;\s*q=0(\.0*)?$/.test(offer));
}
