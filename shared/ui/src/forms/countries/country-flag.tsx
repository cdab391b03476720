import { LazyImage } from '../../images/lazy-image.tsx';
import styles from './country-picker.module.css';

/** The flag image of a country code; a country without one keeps the empty space. */
export function CountryFlag({ code }: { code: string }) {
  return (
    <LazyImage
      src={`/flags/${code.toUpperCase()}.svg`}
      alt=""
      width={24}
      height={16}
      fallback={<span />}
      className={styles.flag}
    />
  );
}
