import type { CallOutput } from '@portal/shared/contract/define-call';
import { type StatementLine, studioStatement } from '@portal/shared/contract/vendor-api/statement';
import { askStudio, type StudioEndpoint } from './ask-studio.ts';

interface Asked extends StudioEndpoint {
  window: { start: Date; end: Date };
}

const linesAtMost = 1_000_000;

/** Fetches the whole statement of a studio, page by page. @throws Error if a page fails or is not as agreed */
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

const askPage = ({ window, ...endpoint }: Asked, after?: string): Promise<CallOutput<typeof studioStatement>> =>
  askStudio(endpoint, studioStatement, {
    ...{ from: window.start.toISOString(), to: window.end.toISOString() },
    ...(after && { after }),
  });
