import { later } from '../later.tsx';
import { WhenNear } from '../when-near.tsx';
import styles from './footer.module.css';

/** About as tall as the footer, so that the page does not grow when it comes. */
const heightPx = 420;

const Content = later(
  async () => (await import('./footer-content.tsx')).FooterContent,
  () => <div style={{ minHeight: heightPx }} />,
);

/** The foot of a page; most visits never scroll to it, so its code comes when it is near. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <WhenNear minHeight={heightPx}>
        <Content />
      </WhenNear>
    </footer>
  );
}
