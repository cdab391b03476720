import { type ReactNode, useEffect, useState } from 'react';
import { cx } from '../cx.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import styles from './qr.module.css';

type Code = typeof import('qrcode.react').QRCodeSVG;

/** docs/product.md 9, in px; the footer's codes are smaller. */
export const qrDefaults = { size: 200, margin: 20, footerSize: 100 };

export type QrProps = {
  address: string;
  /** Edge in px, the margin included. */
  size?: number;
  /** White border in px; without it as wide for the size as 20 is for 200. */
  margin?: number;
  /** Alternative text of the code. */
  title: string;
  className?: string;
  /** Shown instead if the drawing code fails to load. */
  failed?: ReactNode;
};

/** QR code of an address, black on white in both themes so that every camera reads it; its code is loaded when shown. */
export function Qr({ address, size = qrDefaults.size, margin, title, failed, className }: QrProps) {
  const { Picture, hasFailed } = usePicture();
  const border = margin ?? (size * qrDefaults.margin) / qrDefaults.size;
  if (hasFailed && failed) return failed;
  return (
    <span className={cx(styles.code, className)} style={{ width: size, height: size, padding: Picture ? border : 0 }}>
      {Picture ? (
        <Picture
          value={address}
          size={size - 2 * border}
          marginSize={0}
          bgColor="#ffffff"
          fgColor="#000000"
          title={title}
        />
      ) : (
        <Skeleton shape="block" />
      )}
    </span>
  );
}

let known: Code | undefined;

function usePicture() {
  const [Picture, setPicture] = useState<Code | undefined>(() => known);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (known) return;
    let isGone = false;
    const show = ({ QRCodeSVG }: typeof import('qrcode.react')) => {
      known = QRCodeSVG;
      if (!isGone) setPicture(() => QRCodeSVG);
    };
    import('qrcode.react').then(show, () => !isGone && setHasFailed(true));
    return () => {
      isGone = true;
    };
  }, []);
  return { Picture, hasFailed };
}
