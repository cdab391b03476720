import type { ComponentType } from 'react';
import type { Session } from '../host/session.ts';
import type { RemoteReport } from '../remotes/remote-source.types.ts';

/** What becomes known only when the portal stands. */
export interface LateParts {
  session: Partial<Pick<Session, 'end' | 'renew'>>;
  /** Remotes are not asked for before. */
  maySwap(): boolean;
  onRemote(report: RemoteReport): void;
  /** Stands over every page of a tab that shows a preview, or was asked to. */
  PreviewBar?: ComponentType;
  /** A preview is laid over the live versions; false when the one that was asked for is not shown. */
  isPreviewed?: boolean;
  /** A call was refused because the portal is closed. */
  onClosed(): void;
  /** A call was refused because the platform is away for a moment. */
  onAway(): void;
}
