import { randomBytes } from 'node:crypto';
import type { CallOutput } from '@portal/shared/contract/define-call';
import { envelope } from '@portal/shared/contract/envelope';
import { vendorHeaders } from '@portal/shared/contract/vendor-api/signing';
import { type StatementLine, studioStatement } from '@portal/shared/contract/vendor-api/statement-call';
import * as v from 'valibot';
import { callSignature } from '../../kernel/signed-call.rules.ts';

interface Asked {
  /** Where the studio answers. */
  origin: string;
  key: { keyId: string; secret: string };
  window: { start: Date; end: Date };
}

const patienceMs = 15_000;
const linesAtMost = 1_000_000;

/** The whole statement of a studio, page by page. @throws Error when one of them does not come or is not as agreed */
export async function askStatement(asked: Asked): Promise<{ since: Date; lines: StatementLine[] }> {
  const lines: StatementLine[] = [];
  let after: string | undefined;
  for (;;) {
    const page = await askPage(asked, after);
    lines.push(...page.list);
    if (!page.next) return { since: new Date(page.since), lines };
    if (page.next === after || lines.length > linesAtMost) throw new Error('the statement does not end');
    after = page.next;
  }
}

async function askPage({ origin, key, window }: Asked, after?: string): Promise<CallOutput<typeof studioStatement>> {
  const query = new URLSearchParams({ from: window.start.toISOString(), to: window.end.toISOString() });
  if (after) query.set('after', after);
  const pathWithQuery = `${studioStatement.path}?${query}`;
  // The clock of the machine: the studio holds it against its own.
  const timestamp = String(Math.floor(Date.now() / 1000));
  const nonce = randomBytes(18).toString('base64url');
  const answer = await fetch(`${origin}${pathWithQuery}`, {
    headers: {
      [vendorHeaders.key]: key.keyId,
      [vendorHeaders.timestamp]: timestamp,
      [vendorHeaders.nonce]: nonce,
      [vendorHeaders.signature]: callSignature(key.secret, {
        method: 'GET',
        pathWithQuery,
        timestamp,
        nonce,
        body: '',
      }),
    },
    signal: AbortSignal.timeout(patienceMs),
    redirect: 'error',
  }).catch((error: unknown) => {
    throw new Error(`no answer: ${error instanceof Error ? error.message : String(error)}`);
  });
  const read = v.safeParse(envelope, await answer.json().catch(() => undefined));
  if (!read.success || !read.output.success) throw new Error(`answered ${answer.status}`);
  const value = v.safeParse(studioStatement.output, read.output.value);
  if (!value.success) throw new Error('the statement is not as agreed');
  return value.output;
}
