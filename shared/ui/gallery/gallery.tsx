import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../src/theme/tokens.css';
import '../src/theme/fonts.css';
import '../src/theme/base.css';
import { FormSamples } from './forms.tsx';
import styles from './gallery.module.css';
import { GameSamples } from './games.tsx';
import { MarkSamples } from './marks.tsx';
import { OverlaySamples } from './overlays.tsx';
import { PartSamples } from './parts.tsx';
import { RecordSamples } from './records.tsx';
import { ScriptSamples } from './scripts.tsx';

const query = new URLSearchParams(location.search);

/** Every component in every state, for looking at. `?theme=dark`, `?show=login|centre|confirm`, `?page=scripts`, `?dir=rtl`. */
function Gallery() {
  if (query.get('page') === 'scripts')
    return (
      <main className={styles.page}>
        <ScriptSamples />
      </main>
    );
  return (
    <main className={styles.page}>
      <GameSamples />
      <FormSamples />
      <RecordSamples />
      <PartSamples />
      <MarkSamples />
      <OverlaySamples />
    </main>
  );
}

document.documentElement.dataset.theme = query.get('theme') ?? 'light';
document.documentElement.dir = query.get('dir') ?? 'ltr';
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
}
