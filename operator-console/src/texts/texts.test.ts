import chinese from './cn.json';
import english from './en.json';

const holes = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort();

test('has every English text in Chinese, with the same values in it', () => {
  expect(Object.keys(chinese)).toEqual(Object.keys(english));
  const chineseTexts: Record<string, string> = chinese;
  for (const [id, text] of Object.entries(english)) {
    const named = new Set(holes(text).filter((name) => !['other', 'one'].includes(name ?? '')));
    expect([id, ...new Set(holes(chineseTexts[id] ?? ''))]).toEqual([id, ...named]);
  }
});
