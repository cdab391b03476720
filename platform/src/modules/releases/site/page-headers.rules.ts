import { transportSecurity } from '../../../kernel/http/transport-security.ts';

/** Additional origins that a page may use; all come from settings. */
export interface PageOrigins {
  /** Origins that games are framed from. */
  frames: readonly string[];
  images: readonly string[];
  connections: readonly string[];
  scripts: readonly string[];
  /** Origins of remotes' scripts, styles and images; each of their scripts carries its hash. */
  remotes?: readonly string[];
}

/** What the release of a shell says of itself. */
export interface ShellFacts {
  /** Whether the shell has a policy for addresses of scripts; one of before would not load under the demand. */
  hasTrustedTypes?: boolean;
  /** Whether it runs scripts of others in frames of another origin; one of before runs them in its page. */
  hasScriptsFrames?: boolean;
}

/** Headers of every HTML answer (docs/architecture.md 9). */
export function pageHeaders(
  origins: PageOrigins,
  { isSecure = false, hasTrustedTypes = false }: ShellFacts & { isSecure?: boolean } = {},
): Record<string, string> {
  const isOwnAlone = origins.scripts.length === 0;
  return {
    ...(isSecure && { 'strict-transport-security': transportSecurity }),
    'content-security-policy': contentSecurityPolicy(origins) + (hasTrustedTypes && isOwnAlone ? trustedTypes : ''),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    // Scripts of others carry no hash. Only a shell of before has them in its page.
    ...(isOwnAlone && { 'integrity-policy': 'blocked-destinations=(script)' }),
    'permissions-policy': permissionsPolicy,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
  };
}

export const permissionsPolicy = 'camera=(), geolocation=(), microphone=(), payment=()';

function contentSecurityPolicy({ frames, images, connections, scripts, remotes = [] }: PageOrigins): string {
  return policyText({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...remotes, ...scripts],
    'style-src': ["'self'", ...remotes],
    'img-src': ["'self'", 'data:', 'blob:', ...remotes, ...images],
    'font-src': ["'self'", ...remotes],
    'media-src': ["'self'", ...remotes],
    'connect-src': ["'self'", ...connections],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
}

/** Writes a policy; leaves out what is no plain source. */
export function policyText(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.filter(isSource).join(' ')}`)
    .join('; ');
}

/** Policies of the shell, the sanitizer and the slides; each release may bring its own copy of the last two. */
const trustedTypes = "; require-trusted-types-for 'script'; trusted-types default dompurify html 'allow-duplicates'";

/** Drops a setting that is not a plain source: it could end the directive and start another. */
function isSource(source: string): boolean {
  return /^('none'|'self'|data:|blob:|https?:\/\/[A-Za-z0-9.*-]+(:\d{1,5})?)$/.test(source);
}
