import { lazy, Suspense } from 'react';
import { QuietBoundary } from './quiet-boundary.tsx';

const QRCodeSVG = lazy(async () => {
  const { QRCodeSVG: Code } = await import('qrcode.react');
  // React.lazy reads this one property.
  return { default: Code };
});

/** QR code of an address, black on white in both themes so that every camera reads it; loaded when shown. */
export function Qr({ address, size = 200, title }: { address: string; size?: number; title: string }) {
  const place = <span style={{ display: 'block', width: size, height: size }} />;
  return (
    <QuietBoundary fallback={place}>
      <Suspense fallback={place}>
        <QRCodeSVG value={address} size={size} marginSize={2} bgColor="#ffffff" fgColor="#000000" title={title} />
      </Suspense>
    </QuietBoundary>
  );
}
