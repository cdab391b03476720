import { Page } from '@portal/shared/parts/page';
import { refusalOf } from '@portal/shared/remote/calls/refusal-of';
import { cx } from '@portal/shared/ui/cx';
import type { ReactNode } from 'react';
import styles from './team-page.module.css';
import { NotAnAgent } from './team-states.tsx';

interface TeamPageProps {
  /** Of the first call of the page: `not_an_agent` takes the place of all of it. */
  error: unknown;
  children: ReactNode;
}

/** The parts of a page of the agent centre below each other, for those who have a team. */
export function TeamPage({ error, children }: TeamPageProps) {
  if (refusalOf(error)?.code === 'not_an_agent') return <NotAnAgent />;
  return <Page>{children}</Page>;
}

interface TilesProps {
  /** Number per row on a wide screen; absent: as many as fit. */
  across?: 'three' | 'four';
  children: ReactNode;
}

/** Figures (`StatTile`) beside each other, two on phones. */
export const Tiles = ({ across, children }: TilesProps) => (
  <div className={cx(styles.tiles, across && styles[across])}>{children}</div>
);
