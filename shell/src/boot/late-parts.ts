import type { ComponentType } from 'react';
import type { Session } from '../host/session/session.ts';
import type { RemoteReport } from '../remotes/page-remotes.types.ts';

/** Parts that exist only after the portal is mounted. */
export interface LateParts {
  session: Partial<Pick<Session, 'end' | 'renew'>>;
  /** Always true until the portal is mounted, as no remote is requested before. */
  maySwap(): boolean;
  onRemoteReport(report: RemoteReport): void;
  /** Shown over every page of a tab with a preview, or with a failed one. */
  PreviewBar?: ComponentType;
  /** True while a preview replaces live versions; false when the requested one is not shown. */
  isPreviewed?: boolean;
  /** Called when a call was refused because the portal is closed. */
  onClosed(): void;
  /** Called when a call was refused because the platform is briefly away. */
  onAway(): void;
}
