import { listDownlines } from '@portal/shared/contract/agents/downlines';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useState } from 'react';
import { rowsPerPage } from '../../parts/use-team-filter.ts';
import { useTeamUpdates } from '../../parts/use-team-updates.ts';

export const scopes = ['direct', 'all'] as const;
export const types = ['agent', 'player'] as const;
export const states = ['open', 'closed'] as const;

interface Asked {
  /** Whose team is shown; the own team by default. */
  parent?: string | undefined;
  scope: (typeof scopes)[number];
  search?: string | undefined;
  type?: (typeof types)[number] | undefined;
  state?: (typeof states)[number] | undefined;
  pageNo: number;
}

const topics = ['team', 'contracts'] as const;
const calls = [listDownlines];

/** Downlines by the current query; every change except of the page returns to page 1. */
export function useDownlines() {
  const [asked, setAsked] = useState<Asked>({ scope: 'direct', pageNo: 1 });
  const record = useCallQuery(listDownlines, { ...asked, pageSize: rowsPerPage }, { keepPrevious: true });
  useTeamUpdates(topics, calls);
  return {
    asked,
    record,
    ask: (change: Partial<Asked>) => setAsked((before) => ({ ...before, pageNo: 1, ...change })),
    pages: { pageNo: asked.pageNo, onPage: (pageNo: number) => setAsked((before) => ({ ...before, pageNo })) },
  };
}

export type Downlines = ReturnType<typeof useDownlines>;
