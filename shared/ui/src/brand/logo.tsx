import styles from './logo.module.css';
import { Mark } from './mark.tsx';

export type LogoProps = {
  /** The operator's name; the wordmark uses the portal's font. */
  name: string;
  size?: number;
  /** Mark alone, with the name for screen readers: the slim row of phones. */
  isCompact?: boolean;
  /** The operator's own picture instead of mark and word. */
  imageUrl?: string;
};

/** Mark and word. Standing on a picture it takes the colour of its surroundings. */
export function Logo({ name, size = 36, isCompact = false, imageUrl }: LogoProps) {
  if (imageUrl) return <img src={imageUrl} alt={name} height={size} className={styles.image} />;
  return (
    <span className={styles.logo}>
      <Mark size={size} />
      <span className={isCompact ? 'visually-hidden' : styles.word} style={{ fontSize: size * 0.62 }}>
        {name}
      </span>
    </span>
  );
}
