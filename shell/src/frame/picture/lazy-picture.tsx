import { LazyImage, type LazyImageProps } from '@portal/shared/ui/images/lazy-image';
import { onCdn } from './image-cdn.rules.ts';
import { useImageCdn } from './use-image-cdn.ts';

type LazyPictureProps = Omit<LazyImageProps, 'alt' | 'fills' | 'onError'>;

/**
 * An operator picture with the same content as the text beside it. Like all pictures of docs/product.md 9 it loads when
 * near, from the visit's image CDN, or from our own origin if that fails. The class gives its size.
 */
export function LazyPicture({ src, ...rest }: LazyPictureProps) {
  const { cdn, giveUp } = useImageCdn();
  const address = onCdn(src, cdn);
  return <LazyImage {...rest} alt="" fills src={address} onError={address === src ? undefined : giveUp} />;
}
