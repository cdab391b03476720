import { cx } from '@portal/shared/ui/cx';
import { memo } from 'react';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import styles from './jackpot-counter.module.css';

interface JackpotFigureProps {
  /** The amount, already formatted. */
  text: string;
  isIllustrative: boolean;
  className?: string;
}

/** A jackpot figure, digit by digit, each 78 px high on a desktop. An illustrative one is marked as such. */
export function JackpotFigure({ text, isIllustrative, className }: JackpotFigureProps) {
  const t = useText();
  const symbol = usePortal().host.site.currencySymbol;
  return (
    <section className={cx(styles.jackpot, className)} aria-label={t('jackpot.title')}>
      <p className={styles.title}>
        {t('jackpot.title')} {isIllustrative && <span className={styles.note}>{t('jackpot.illustrative')}</span>}
      </p>
      <p className={styles.figure} translate="no">
        <span className="visually-hidden">{`${symbol} ${text}`}</span>
        <span className={styles.digits} aria-hidden="true">
          <span className={styles.symbol}>{symbol}</span>
          {[...text].map((character, place) => (
            <Digit key={text.length - place} character={character} />
          ))}
        </span>
      </p>
    </section>
  );
}

const tens = '0123456789';

/** Memoised: a step of the figure turns the last digits alone. */
const Digit = memo(function Digit({ character }: { character: string }) {
  const value = tens.indexOf(character);
  if (value < 0) return <span className={styles.point}>{character}</span>;
  return (
    <span className={styles.window}>
      <span className={styles.reel} style={{ transform: `translateY(-${value * 10}%)` }}>
        {[...tens].map((digit) => (
          <span key={digit} className={styles.digit}>
            {digit}
          </span>
        ))}
      </span>
    </span>
  );
});
