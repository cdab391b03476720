/** What a file of this release says to browsers, wherever it is stored; how long it is kept comes beside. */
export function releaseFileHeaders(name: string): Record<string, string> {
  // Remotes may be shown from an origin of their own; the shell never is.
  const isRemote = name.startsWith('remote-');
  return {
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': isRemote ? 'cross-origin' : 'same-origin',
    ...(isRemote && { 'access-control-allow-origin': '*' }),
  };
}
