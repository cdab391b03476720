import type { Composition } from '@portal/shared/contract/releases/composition';
import type { CompositionFault, CompositionReport } from '../page-remotes.types.ts';
import type { CompositionStore } from './composition-store.ts';
import { isExpired, verifyComposition } from './verify-composition.ts';
import type { RegistryKey } from './verify-jws.ts';

interface CompositionManagerPorts {
  keys(): readonly RegistryKey[];
  store: CompositionStore;
  /** Called for the document the page starts with, then once for each kind of fault. */
  onReport(report: CompositionReport): void;
}

/** Creates the holder of this page's composition: the one in the HTML, then any newer one; never an older one. */
export function createCompositionManager({ keys, store, onReport }: CompositionManagerPorts) {
  const reportedFaults = new Set<CompositionFault>();
  let current: Composition | undefined;
  let report: CompositionReport = { used: 'none' };

  return {
    current: () => current,
    /** Opens the composition of the HTML, or the last one that verified in this browser. */
    async open(jws: string | undefined): Promise<CompositionReport> {
      const opened = await verifyComposition(jws, keys(), store);
      current = opened.composition;
      report = opened.report;
      if (report.fault) reportedFaults.add(report.fault);
      onReport(report);
      return report;
    },
    /** True when a newer composition is now in use: the offered one, or one stored by another tab. */
    async offer(jws: string): Promise<boolean> {
      const { composition, report: made } = await verifyComposition(jws, keys(), store);
      const { fault } = made;
      if (fault && !reportedFaults.has(fault)) {
        reportedFaults.add(fault);
        onReport({ used: report.used, fault });
      }
      if (!composition || (current && composition.sequence <= current.sequence)) return false;
      current = composition;
      report = made;
      return true;
    },
    /** Reports expiry once, by the first server time that is known. */
    noteServerTime(servedAt: Date): void {
      if (!current || report.expired !== undefined) return;
      report = { ...report, expired: isExpired(current, servedAt) };
      if (report.expired) onReport(report);
    },
  };
}
