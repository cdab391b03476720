import { lazyComponent } from '../lazy-component.tsx';
import { WhenNear } from '../when-near.tsx';
import styles from './footer.module.css';

/** Approximate height of the footer, so that the page does not grow when it loads. */
const heightPx = 420;

const Content = lazyComponent(
  async () => (await import('./footer-content.tsx')).FooterContent,
  () => <div style={{ minHeight: heightPx }} />,
);

/** The footer; most visits never scroll to it, so its code loads when it is near. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <WhenNear minHeight={heightPx}>
        <Content />
      </WhenNear>
    </footer>
  );
}
