import type { PageFiles } from './page-files.ts';

/** The script of the page translates it. */
const demoLine = '<p id="demo">Demo: nothing here is real money</p>\n';

/** Returns the HTML around the game; the script draws everything in it. */
export function pageHtml(gameName: string, files: PageFiles, isPublicDemo: boolean): string {
  const title = gameName.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/${files.style}">
</head>
<body>
${isPublicDemo ? demoLine : ''}<main id="game" aria-label="${title}" data-texts="${files.texts.replaceAll('&', '&amp;')}"></main>
<noscript>This game needs JavaScript.</noscript>
<script type="module" src="/assets/${files.script}" integrity="${files.integrity}"></script>
</body>
</html>
`;
}
