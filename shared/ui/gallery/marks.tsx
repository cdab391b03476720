import { createElement } from 'react';
import { AgeBadge, LicenceBadge } from '../src/brand/licence-badge.tsx';
import { Logo } from '../src/brand/logo.tsx';
import { gameCategories } from '../src/category.tsx';
import { CountBadge } from '../src/feedback/count-badge.tsx';
import { EmptyDrawing } from '../src/feedback/empty-drawing.tsx';
import { Loader } from '../src/feedback/loader.tsx';
import { CategoryMark } from '../src/games/category-mark.tsx';
import { VendorMark } from '../src/games/vendor-mark.tsx';
import * as mediaIcons from '../src/icons/media.tsx';
import * as moneyIcons from '../src/icons/money.tsx';
import * as navigationIcons from '../src/icons/navigation.tsx';
import * as statusIcons from '../src/icons/status.tsx';
import { Avatar } from '../src/images/avatar.tsx';
import { VipMedal } from '../src/rewards/vip-medal.tsx';
import { Row, Section } from './section.tsx';

const icons = { ...navigationIcons, ...moneyIcons, ...mediaIcons, ...statusIcons };
const vendors = [
  ...['Lantern Originals', 'Jade Garden', 'Tide Games', 'Ember Play', 'Nova Reels', 'Mango Slots', 'Orchid', 'Kite'],
  ...['Aurora Live', 'Harbour Tables', 'DS88 Cockfight', 'Stadium', 'Whistle Sports', 'AV Esports', 'Coral Fishing'],
  ...['Deep Blue', 'Teahouse Cards', 'Pavilion', 'Vietnam Lottery', 'Fast Lottery', 'E-Lottery', 'Evolution'],
];
const drawings = ['boat', 'lantern', 'letter', 'records', 'heart', 'storm', 'search', 'gift'] as const;

export function MarkSamples() {
  return (
    <Section title="Marks">
      <Row>
        <Logo name="Lantern" />
        <Logo name="Lantern" size={28} isCompact />
        {gameCategories.map((category) => (
          <CategoryMark key={category} category={category} size={40} />
        ))}
      </Row>
      <Row>
        {vendors.map((name) => (
          <VendorMark key={name} name={name} gameType="RNG" />
        ))}
        {Array.from({ length: 11 }, (_, rank) => (
          <VipMedal key={`rank-${rank + 1}`} rank={rank} label={`VIP ${rank}`} size={52} />
        ))}
      </Row>
      <Row>
        {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((seed) => (
          <Avatar key={seed} seed={seed} size={56} />
        ))}
        <CountBadge count={3} />
        <CountBadge count={120} />
        <LicenceBadge code="fsc" label="FSC" />
        <LicenceBadge code="mga" label="MGA" />
        <LicenceBadge code="pagcor" label="PAGCOR" />
        <AgeBadge age={18} label="18 or older" />
      </Row>
      <Row>
        {drawings.map((name) => (
          <EmptyDrawing key={name} name={name} />
        ))}
      </Row>
      <Row>
        {Object.entries(icons).map(([name, icon]) => (
          <span key={name} title={name}>
            {createElement(icon)}
          </span>
        ))}
      </Row>
      <Loader label="Loading" />
    </Section>
  );
}
