import type { ComponentProps, ReactNode } from 'react';
import styles from './places.module.css';

interface PlaceListProps<Place> extends Omit<ComponentProps<'ol'>, 'className' | 'children'> {
  places: readonly Place[];
  row: (place: Place) => ReactNode;
}

/** Places in order, each with its number for screen readers. */
export function PlaceList<Place extends { place: number }>({ places, row, ...rest }: PlaceListProps<Place>) {
  return (
    <ol {...rest} className={styles.places}>
      {places.map((each) => (
        <li key={each.place} value={each.place}>
          {row(each)}
        </li>
      ))}
    </ol>
  );
}
