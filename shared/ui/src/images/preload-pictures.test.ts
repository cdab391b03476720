import { loadedPictures } from './loaded-pictures.ts';
import { preloadPictures } from './preload-pictures.tsx';

const asked: HTMLImageElement[] = [];
const RealImage = window.Image;
beforeEach(() => {
  asked.length = 0;
  window.Image = class extends RealImage {
    constructor() {
      super();
      asked.push(this);
    }
  };
});
afterEach(() => {
  window.Image = RealImage;
  Reflect.deleteProperty(navigator, 'connection');
});

test('loads unknown data once, and keeps it', () => {
  loadedPictures.add('/known.webp');
  preloadPictures(['/known.webp', '/next.webp']);
  expect(asked.map(({ src }) => new URL(src).pathname)).toEqual(['/next.webp']);
  expect(loadedPictures.has('/next.webp')).toBe(false);
  asked[0]?.dispatchEvent(new Event('load'));
  expect(loadedPictures.has('/next.webp')).toBe(true);
});

test('not over a line that is spared', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  preloadPictures(['/spared.webp']);
  expect(asked).toEqual([]);
});
