/** Where the audit is written as it grows. */
export type AuditTarget =
  | { kind: 'file'; path: string }
  | { kind: 'syslog'; host: string; port: number; isEncrypted: boolean };

const ports = { 'syslog+tcp:': 601, 'syslog+tls:': 6514 } as const;

/**
 * Reads `file:///var/log/portal/audit.jsonl`, `syslog+tls://host:6514` or `syslog+tcp://host:601`.
 *
 * @throws Error for any other text
 */
export function parseAuditTarget(text: string): AuditTarget {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'file:' && url.hostname === '' && url.pathname.length > 1 && !url.pathname.endsWith('/'))
    return { kind: 'file', path: decodeURIComponent(url.pathname) };
  if ((url?.protocol === 'syslog+tcp:' || url?.protocol === 'syslog+tls:') && url.hostname) {
    const port = Number(url.port || ports[url.protocol]);
    return {
      kind: 'syslog',
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port,
      isEncrypted: url.protocol === 'syslog+tls:',
    };
  }
  throw new Error('must be file:///path/to/audit.jsonl, syslog+tls://host:port or syslog+tcp://host:port');
}
