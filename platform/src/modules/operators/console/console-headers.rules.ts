const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  // No text becomes markup or a script: the console has no place that does it, so it needs no policy of its own.
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Headers of the console's page: own origin only, never framed, never cached. */
export const consolePageHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': policy,
  'cross-origin-opener-policy': 'same-origin',
  'integrity-policy': 'blocked-destinations=(script)',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-cache',
  'content-type': 'text/html; charset=utf-8',
};

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  woff: 'font/woff',
};

/** Headers of a file with a hash in its name. */
export function consoleFileHeaders(name: string): Record<string, string> {
  return {
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    'cross-origin-resource-policy': 'same-origin',
  };
}

/** Shown when no console has been built. */
export const missingConsoleHtml =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Operator console</title>' +
  '<h1>No console is here yet</h1>' +
  '<p>The platform works without it: its calls answer here, and the command line uses them. ' +
  'Set OPERATOR_CONSOLE_DIR to the folder of a built console, or wait a moment while it is being built.</p></html>\n';
