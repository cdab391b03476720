/** Headers of a release file, wherever it is stored; caching headers are added beside. */
export function releaseFileHeaders(name: string): Record<string, string> {
  // Remotes may be served from another origin; the shell never is.
  const isRemote = name.startsWith('remote-');
  return {
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': isRemote ? 'cross-origin' : 'same-origin',
    ...(isRemote && { 'access-control-allow-origin': '*' }),
  };
}
