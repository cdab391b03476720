import { avatarPicture } from '@portal/shared/ui/pictures';
import { useMemo } from 'react';
import { svgSource } from '../art/svg-source.ts';
import styles from './avatar.module.css';

export type AvatarProps = {
  /** The member id; the same id always gets the same face. */
  seed: string;
  size?: number;
  /** The member's own picture instead of the drawn one. */
  imageUrl?: string;
  alt?: string;
};

/** A round face; decorative unless `alt` is given, since the name is beside it. */
export function Avatar({ seed, size = 40, imageUrl, alt = '' }: AvatarProps) {
  const drawn = useMemo(() => svgSource(avatarPicture(seed)), [seed]);
  return <img className={styles.avatar} src={imageUrl ?? drawn} width={size} height={size} alt={alt} />;
}
