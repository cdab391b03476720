import type { ReleaseManifest } from '@portal/shared/contract/releases/release-manifest';
import {
  type AnalyticsConfig,
  type FrameName,
  frameConfigBlockId,
  type SignInConfig,
} from '@portal/shared/contract/releases/scripts-frames';
import { dataBlock, pinnedAddress } from './render-index-html.ts';

interface FrameHtmlParts {
  /** Manifest of the live shell. */
  release: ReleaseManifest;
  /** URL of the release folder with a slash at its end. */
  base: string;
  name: FrameName;
  /** What the frame's script reads; a page that shows the frame has no say in it. */
  config: SignInConfig | AnalyticsConfig;
}

/**
 * Renders the page of a frame for scripts of others: our script and styles with their hashes, and its configuration as
 * data. Returns undefined for a shell without such frames.
 */
export function renderFrameHtml({ release, base, name, config }: FrameHtmlParts): string | undefined {
  const frame = release.page?.scriptsFrames?.[name];
  if (!frame) return undefined;
  const attributes = pinnedAddress(release, base);
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<title>Frame</title>',
    ...frame.styles.map((path) => `<link rel="stylesheet" href${attributes(path)}>`),
    dataBlock(frameConfigBlockId, JSON.stringify(config)),
    `<script defer src${attributes(frame.script)}></script>`,
  ];
  return `<!doctype html>\n<html lang="en">\n<head>\n${head.join('\n')}\n</head>\n<body></body>\n</html>\n`;
}
