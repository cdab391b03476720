import { type PageOrigins, permissionsPolicy, policyText } from './page-headers.rules.ts';

/**
 * Headers of a frame in which scripts of others run: what they need, and nothing of ours but the frame's own files.
 * @param parents origins of the portal, whose pages alone may show it
 */
export function frameHeaders(
  { frames, images, connections, scripts }: PageOrigins,
  parents: readonly string[],
): Record<string, string> {
  return {
    'content-security-policy': policyText({
      'default-src': ["'none'"],
      'script-src': ["'self'", ...scripts],
      'style-src': ["'self'"],
      'font-src': ["'self'"],
      'img-src': images.length > 0 ? images : ["'none'"],
      'connect-src': connections,
      'frame-src': frames.length > 0 ? frames : ["'none'"],
      'form-action': ["'none'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'frame-ancestors': parents,
    }),
    'permissions-policy': permissionsPolicy,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
  };
}
