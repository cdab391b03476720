import { HeroArt } from '../src/brand/hero-art.tsx';
import { type GameCategory, gameCategories } from '../src/category.tsx';
import { CategoryMark } from '../src/games/category-mark.tsx';
import { GameTile, GameTileSkeleton } from '../src/games/game-tile.tsx';
import { Rail } from '../src/navigation/rail.tsx';
import styles from './gallery.module.css';
import { Section } from './section.tsx';

const labels = { previous: 'Previous', next: 'Next' };
const themes = [
  'dragon',
  'koi pond',
  'temple',
  'jungle',
  'gems',
  'fruit',
  'pirate',
  'egypt',
  'space',
  'panda',
  'phoenix',
  'lotus',
];

function nothing(): void {}

export function GameSamples() {
  return (
    <>
      <Section title="Hero">
        <div className={styles.hero}>
          <HeroArt group="w_home" />
        </div>
      </Section>
      {(['slots', 'fish'] as const).map((category) => (
        <Rail
          key={category}
          title={category === 'slots' ? 'Slots' : 'Fishing'}
          icon={<CategoryMark category={category} />}
          count="318"
          all={<a href="#all">All</a>}
          labels={labels}
        >
          {themes.map((theme, at) => (
            <Sample key={theme} at={at} category={category} theme={category === 'slots' ? theme : ''} />
          ))}
        </Rail>
      ))}
      <Section title="Every room">
        <div className={styles.tiles}>
          {gameCategories.flatMap((category) =>
            [1, 2].map((at) => <Sample key={category + at} at={at + 20} {...{ category }} theme="" />),
          )}
          <GameTileSkeleton category="slots" />
          <GameTileSkeleton category="fish" />
          <GameTileSkeleton category="esports" />
        </div>
      </Section>
    </>
  );
}

function Sample({ at, category, theme }: { at: number; category: GameCategory; theme: string }) {
  return (
    <GameTile
      name={at % 4 === 1 ? 'The Emperor of Ten Thousand Paper Lanterns' : `Night of the ${theme || category}`}
      vendor="Harbour Studio"
      seed={at}
      theme={theme}
      category={category}
      hasJackpot={at % 5 === 0}
      onPlay={nothing}
      playLabel="Play"
      badge={at % 3 ? undefined : { kind: at % 2 ? 'new' : 'hot', text: at % 2 ? 'New' : 'Hot' }}
      minBet="Min 0.10"
      favourite={{ isOn: at % 4 === 0, label: 'Favourite', onToggle: nothing }}
      unavailable={at === 4 ? 'Under maintenance until 18:00' : undefined}
    />
  );
}
