import type { Composition } from '@portal/shared/contract/release/composition';
import type { CompositionStore } from './composition-store.ts';
import { isExpired, openComposition } from './open-composition.ts';
import type { CompositionFault, CompositionReport } from './remote-source.types.ts';
import type { RegistryKey } from './verify-jws.ts';

export interface DeskPorts {
  keys(): readonly RegistryKey[];
  store: CompositionStore;
  /** Of the document the page starts with, then of each fault once. */
  tell(report: CompositionReport): void;
}

/** The composition that this page goes by: that of its HTML, then any newer one. It only moves forward. */
export function createCompositionDesk({ keys, store, tell }: DeskPorts) {
  const told = new Set<CompositionFault>();
  let current: Composition | undefined;
  let report: CompositionReport = { used: 'none' };

  return {
    current: () => current,
    /** Takes what the HTML carries, or the last one that verified in this browser. */
    async open(jws: string | undefined): Promise<CompositionReport> {
      const opened = await openComposition(jws, keys(), store);
      current = opened.composition;
      report = opened.report;
      if (report.fault) told.add(report.fault);
      tell(report);
      return report;
    },
    /** True when there is a newer one now: the one offered, or one that another tab has kept. */
    async offer(jws: string): Promise<boolean> {
      const { composition, report: made } = await openComposition(jws, keys(), store);
      const { fault } = made;
      if (fault && !told.has(fault)) {
        told.add(fault);
        tell({ used: report.used, fault });
      }
      if (!composition || (current && composition.sequence <= current.sequence)) return false;
      current = composition;
      report = made;
      return true;
    },
    /** Expiry is told once, by the first time the server has named. */
    noteServerTime(servedAt: Date): void {
      if (!current || report.expired !== undefined) return;
      report = { ...report, expired: isExpired(current, servedAt) };
      if (report.expired) tell(report);
    },
  };
}
