import { lazyComponent } from '../lazy-component.tsx';

/** Vendor logos, ten at a time, a step every three seconds; the code loads when the footer is near. */
export const VendorCarousel = lazyComponent(async () => (await import('./vendor-belt.tsx')).VendorBelt);
