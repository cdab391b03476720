import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../src/tokens.css';
import '../src/fonts.css';
import '../src/base.css';
import { FormSamples } from './forms.tsx';
import styles from './gallery.module.css';
import { GameSamples } from './games.tsx';
import { MarkSamples } from './marks.tsx';
import { OverlaySamples } from './overlays.tsx';
import { RecordSamples } from './records.tsx';

/** Every component in every state, for looking at. `?theme=dark`, `?show=login|centre|confirm`. */
function Gallery() {
  return (
    <main className={styles.page}>
      <GameSamples />
      <FormSamples />
      <RecordSamples />
      <MarkSamples />
      <OverlaySamples />
    </main>
  );
}

const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get('theme') ?? 'light';
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
}
