import { LazyImage, type LazyImageProps } from '@portal/shared/ui/lazy-image';
import { onCdn } from './image-cdn.rules.ts';
import { useImageCdn } from './use-image-cdn.ts';

export type LazyPictureProps = Omit<LazyImageProps, 'alt' | 'fills' | 'onError'>;

/**
 * A picture of the operator beside words that say the same: as every picture of docs/product.md 9 asked for when it is near,
 * from the image CDN of this visit, or from our own origin when that one fails. Its class says how large it is.
 */
export function LazyPicture({ src, ...rest }: LazyPictureProps) {
  const { cdn, giveUp } = useImageCdn();
  const address = onCdn(src, cdn);
  return <LazyImage {...rest} alt="" fills src={address} onError={address === src ? undefined : giveUp} />;
}
