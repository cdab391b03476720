import { act, fireEvent, screen } from '@testing-library/react';
import { openPortal } from '../../../testing/open-portal.tsx';
import { RichText } from '../page-parts/rich-text.tsx';
import { LazyPicture } from './lazy-picture.tsx';
import { SitePicture } from './site-picture.tsx';

const cdn = 'https://img1.test';

// covers 9
test('loads from the CDN; after one failure all pictures load from our own origin', async () => {
  const { show } = await openPortal({ site: { imageCDNs: [cdn] } });
  show(
    <>
      <SitePicture src="/content/a.webp" alt="first" />
      <SitePicture src="/content/b.webp" alt="second" />
      <RichText html={'<img src="/content/c.webp" alt="third">'} />
    </>,
  );
  const sources = () => ['first', 'second', 'third'].map((alt) => screen.getByAltText(alt).getAttribute('src'));
  expect(sources()).toEqual([`${cdn}/content/a.webp`, `${cdn}/content/b.webp`, `${cdn}/content/c.webp`]);
  fireEvent.error(screen.getByAltText('third'));
  expect(sources()).toEqual(['/content/a.webp', '/content/b.webp', '/content/c.webp']);
});

// covers 9
test('a lazy picture falls back in the same way, and to a drawing if both fail', async () => {
  const { IntersectionObserver } = window;
  // Without IntersectionObserver every picture counts as near.
  Reflect.deleteProperty(window, 'IntersectionObserver');
  const { show } = await openPortal({ site: { imageCDNs: [`${cdn}/lazy`] } });
  jest.useFakeTimers();
  const { container } = show(<LazyPicture src="/content/d.webp" width={4} height={3} fallback={<p>drawn</p>} />);
  const picture = () => container.querySelector('img');
  expect(picture()).toHaveAttribute('src', `${cdn}/lazy/content/d.webp`);
  fireEvent.error(picture() as Element);
  expect(picture()).toHaveAttribute('src', '/content/d.webp');
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    fireEvent.error(picture() as Element);
    act(() => jest.advanceTimersByTime(200));
  }
  expect(screen.getByText('drawn')).toBeInTheDocument();
  jest.useRealTimers();
  window.IntersectionObserver = IntersectionObserver;
});

test('does not retry a picture that failed on our own origin', async () => {
  const { show } = await openPortal({ site: { imageCDNs: [] } });
  show(<SitePicture src="/content/gone.webp" alt="gone" />);
  fireEvent.error(screen.getByAltText('gone'));
  expect(screen.getByAltText('gone')).toHaveAttribute('src', '/content/gone.webp');
});
