import { useText } from '../texts/use-text.ts';
import styles from './demo-line.module.css';

/** Says that nothing here is real money, where the platform has marked the document as that of a public demo. */
export function DemoLine() {
  const t = useText();
  const isPublicDemo = document.querySelector('meta[name="public-demo"]') !== null;
  return isPublicDemo ? <p className={styles.line}>{t('frame.demo')}</p> : null;
}
