import styles from './country-picker.module.css';

/** The flag image of a country code, from the path built of it; a country without one keeps the empty place. */
export function CountryFlag({ code }: { code: string }) {
  return (
    <img
      src={`/flags/${code.toUpperCase()}.svg`}
      alt=""
      width={24}
      height={16}
      loading="lazy"
      className={styles.flag}
      onError={({ currentTarget }) => {
        currentTarget.dataset.missing = 'true';
      }}
    />
  );
}
