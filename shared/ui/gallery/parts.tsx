import { useState } from 'react';
import { AutoClose } from '../src/dialogs/auto-close.tsx';
import { LazyImage } from '../src/images/lazy-image.tsx';
import { Qr, qrDefaults } from '../src/images/qr.tsx';
import { InfiniteScroll } from '../src/lists/infinite-scroll.tsx';
import { Pagination } from '../src/lists/pagination.tsx';
import styles from './gallery.module.css';
import { Row, Section } from './section.tsx';

const lantern = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><rect width="3" height="2" fill="#ff7a59"/><circle cx="1.5" cy="1" r=".6" fill="#ffb84d"/></svg>')}`;
const labels = { more: 'More games', loading: 'Games are loading' };
const perPart = 4;

/** Pictures, lists, codes and dialogs with the constants of docs/product.md 9. */
export function PartSamples() {
  const [shown, setShown] = useState(perPart);
  const [pageNo, setPageNo] = useState(5);
  return (
    <Section title="Pictures, lists and codes">
      <Row>
        <LazyImage src={lantern} alt="A lantern" width={180} height={120} />
        <LazyImage src="/gone.png" alt="A picture that does not come" width={180} height={120} />
        <Qr address="https://lantern.example/down" title="Code of the app page" />
        <Qr address="https://lantern.example/down" title="Code of the footer" size={qrDefaults.footerSize} />
        <div role="dialog" aria-label="Sample">
          <AutoClose afterMs={60_000} onClose={() => undefined} label={(left) => `Closes in ${left} s`} />
        </div>
      </Row>
      <Pagination
        pageNo={pageNo}
        totalPages={9}
        onChange={setPageNo}
        labels={{ pages: 'Pages', previous: 'Previous', next: 'Next' }}
      />
      <InfiniteScroll
        hasMore={shown < 12}
        isLoading={false}
        onMore={() => setShown(shown + perPart)}
        labels={{ ...labels, status: `${shown} of 12` }}
      >
        <div className={styles.columns}>
          {Array.from({ length: shown }, (_, at) => (
            <p key={`game-${at + 1}`}>Game {at + 1}</p>
          ))}
        </div>
      </InfiniteScroll>
    </Section>
  );
}
