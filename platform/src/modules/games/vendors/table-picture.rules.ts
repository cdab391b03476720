/** What a studio's picture of a table may be at most. */
export const pictureLimits = {
  bytes: 100_000,
  /** For the whole answer of the studio. */
  timeoutMs: 3000,
  /** A small file may unpack to more than a phone has memory for. */
  pixels: 4_000_000,
};

const extensions = { 'image/svg+xml': 'svg', 'image/png': 'png', 'image/webp': 'webp', 'image/jpeg': 'jpg' } as const;
export type TablePictureType = keyof typeof extensions;

export const extensionOf = (type: TablePictureType): string => extensions[type];

const isPictureType = (type: string): type is TablePictureType => Object.hasOwn(extensions, type);

/** Reads the `content-type` of an answer; undefined if it is no type that a table's picture may have. */
export function pictureTypeOf(contentType: string | null): TablePictureType | undefined {
  const type = (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return isPictureType(type) ? type : undefined;
}

/** Shapes, text and gradients: nothing that runs, loads, or draws another part of the picture again. */
const plainElements = new Set(
  'svg g defs title desc style path rect circle ellipse line polyline polygon text tspan linearGradient radialGradient stop'.split(
    ' ',
  ),
);

/** Whether this is an SVG in UTF-8 of plain elements alone, without a document type and its entities. */
export function isPlainSvg(bytes: Uint8Array): boolean {
  const text = textOf(bytes);
  if (text === undefined || !/^\s*(<\?xml[^<>]*\?>\s*)?<svg[\s>]/.test(text)) return false;
  const others = text.replace(/^\s*<\?xml[^<>]*\?>/, '').matchAll(/<(?!\/|!--)([^\s/>]*)/g);
  return [...others].every(([, name = '']) => plainElements.has(name));
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
