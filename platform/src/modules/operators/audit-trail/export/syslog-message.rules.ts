import type { ChainedLine, ChainHead } from '../chain.rules.ts';

/** Facility 13 (log audit), severity 5 (notice). */
const priority = 13 * 8 + 5;

/** Writes an entry of the chain as RFC 5424, framed by its length in bytes (RFC 6587, octet counting). */
export function syslogFrame(hostname: string, entry: ChainHead & { line: ChainedLine }, json: string): string {
  const { line, sequence } = entry;
  const header = [`<${priority}>1`, line.at, header255(hostname), 'portal', '-', messageId(line.act)].join(' ');
  const message = `${header} [meta sequenceId="${1 + ((sequence - 1) % 2_147_483_647)}"] ${json}`;
  return `${Buffer.byteLength(message)} ${message}`;
}

/** Header fields are visible ASCII without spaces. */
const printable = (text: string, length: number) => text.replace(/[^\x21-\x7e]/g, '_').slice(0, length) || '-';
const header255 = (text: string) => printable(text, 255);
const messageId = (act: string) => printable(act, 32);
