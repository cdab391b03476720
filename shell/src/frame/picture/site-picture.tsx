import type { ComponentProps } from 'react';
import { onCdn } from './image-cdn.rules.ts';
import { useImageCdn } from './use-image-cdn.ts';

/** A picture of the operator, from the visit's image CDN, or from our own origin if that fails. */
export function SitePicture({ src, ...rest }: Omit<ComponentProps<'img'>, 'src'> & { src: string }) {
  const { cdn, giveUp } = useImageCdn();
  const address = onCdn(src, cdn);
  return <img alt="" {...rest} src={address} onError={address === src ? undefined : giveUp} />;
}
