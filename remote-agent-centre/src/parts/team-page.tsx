import { refusalOf } from '@portal/shared/remote/refusal-of';
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
  return <div className={styles.page}>{children}</div>;
}

/** Figures (`StatTile`) beside each other. */
export const Tiles = ({ children }: { children: ReactNode }) => <div className={styles.tiles}>{children}</div>;
