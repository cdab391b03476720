import type { VendorEntry } from '@portal/shared/contract/games/get-game-menus';
import { lazy, Suspense } from 'react';
import { QuietBoundary } from '../quiet-boundary.tsx';

const Belt = lazy(async () => {
  const { VendorBelt } = await import('./vendor-belt.tsx');
  return { default: VendorBelt };
});

/** Vendor logos, ten at a time, a step every three seconds; the code comes when the footer is near. */
export function VendorCarousel({ vendors }: { vendors: readonly VendorEntry[] }) {
  return (
    <QuietBoundary>
      <Suspense fallback={null}>
        <Belt vendors={vendors} />
      </Suspense>
    </QuietBoundary>
  );
}
