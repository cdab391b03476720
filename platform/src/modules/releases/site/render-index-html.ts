import { compositionBlockId, shellPinsBlockId } from '@portal/shared/contract/releases/composition';
import type { ReleaseManifest } from '@portal/shared/contract/releases/release-manifest';

export interface IndexHtmlParts {
  /** Manifest of the shell release; it must have a `page`. */
  release: ReleaseManifest;
  /** URL of the release folder with a slash at its end: `/releases/shell/1.0.0/`, or on another origin. */
  base: string;
  /** The signed composition, compact JWS. */
  compositionJws: string;
  title: string;
  settings: {
    /** BCP 47 language of the page before the player chose one. */
    language: string;
    description?: string;
    /** Browser bar colour. */
    themeColor?: string;
    /** URL of the favicon. */
    icon?: string;
    /** Origins of remotes on other hosts, to preconnect to. */
    preconnect?: readonly string[];
  };
}

/**
 * Renders the page of the shell: no inline script, a hash on every script and style sheet, the composition and the pins
 * of the shell's chunks as data. The same input gives the same bytes, so that the ETag is stable.
 */
export function renderIndexHtml({ release, base, compositionJws, title, settings }: IndexHtmlParts): string {
  const { page } = release;
  if (!page) throw new Error(`${release.name} ${release.version} is not a shell`);
  const attributes = pinnedAddress(release, base);
  const pinned = release.files.filter(({ path }) => /\.(js|css)$/.test(path));
  const pins = { base, files: Object.fromEntries(pinned.map(({ path, sha384 }) => [path, sha384])) };
  const head = [
    '<meta charset="utf-8">',
    // The keyboard of a phone shrinks the page, so that a field and its button fit above it.
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    `<title>${text(title)}</title>`,
    ...optionalTags(settings),
    ...page.early.map((path) => `<script src${attributes(path)}></script>`),
    ...page.styles.map((path) => `<link rel="stylesheet" href${attributes(path)}>`),
    dataBlock(shellPinsBlockId, JSON.stringify(pins)),
    dataBlock(compositionBlockId, compositionJws),
    ...page.scripts.map((path) => `<script defer src${attributes(path)}></script>`),
  ];
  const language = attribute(settings.language);
  return `<!doctype html>\n<html lang="${language}">\n<head>\n${head.join('\n')}\n</head>\n<body>\n<div id="root"></div>\n</body>\n</html>\n`;
}

/** Returns what follows the name of an attribute with an address: the address of a file with its hash. */
export function pinnedAddress(release: ReleaseManifest, base: string): (path: string) => string {
  const hashes = new Map(release.files.map(({ path, sha384 }) => [path, sha384]));
  return (path) => {
    const hash = hashes.get(path);
    if (hash === undefined) throw new Error(`${release.name} ${release.version} has no hash for ${path}`);
    return `="${attribute(base + path)}" integrity="${hash}" crossorigin="anonymous"`;
  };
}

function optionalTags(settings: IndexHtmlParts['settings']): string[] {
  const { description, themeColor, icon, preconnect = [] } = settings;
  return [
    description && `<meta name="description" content="${attribute(description)}">`,
    themeColor && `<meta name="theme-color" content="${attribute(themeColor)}">`,
    icon && `<link rel="icon" href="${attribute(icon)}">`,
    '<link rel="manifest" href="/app/manifest.webmanifest">',
    '<link rel="apple-touch-icon" href="/app/apple-touch-icon.png">',
    ...preconnect.map((origin) => `<link rel="preconnect" href="${attribute(origin)}" crossorigin>`),
  ].filter((tag): tag is string => Boolean(tag));
}

/** Escapes `<`, so that the JSON cannot end its element. */
export function dataBlock(id: string, content: string): string {
  return `<script type="application/json" id="${id}">${content.replaceAll('<', '\\u003c')}</script>`;
}

function text(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function attribute(value: string): string {
  return text(value).replaceAll('"', '&quot;');
}
