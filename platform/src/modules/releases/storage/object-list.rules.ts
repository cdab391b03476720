import type { ListedObject } from './bucket.ts';

interface ObjectList {
  objects: ListedObject[];
  /** Where the listing continues; undefined at its end. */
  next: string | undefined;
}

/** Reads the answer to ListObjectsV2, a flat XML of few elements. Throws for anything else. */
export function readObjectList(xml: string): ObjectList {
  if (!/<ListBucketResult[\s>]/.test(xml)) throw new Error('the object store answered a listing with something else');
  const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']): ListedObject => {
    const [key, etag, size, changed] = ['Key', 'ETag', 'Size', 'LastModified'].map((name) => textOf(entry, name));
    const changedAt = new Date(changed ?? '');
    if (!key || !etag || !/^\d+$/.test(size ?? '') || Number.isNaN(changedAt.getTime()))
      throw new Error('the object store listed an object without key, ETag, size or time');
    return { key, etag, bytes: Number(size), changedAt };
  });
  const next = textOf(xml, 'IsTruncated') === 'true' ? textOf(xml, 'NextContinuationToken') : undefined;
  return { objects, next };
}

function textOf(xml: string, element: string): string | undefined {
  const text = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];
  return text?.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return named[name] ?? whole;
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16));
  });
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
