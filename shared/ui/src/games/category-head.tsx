import type { ReactNode } from 'react';
import type { GameCategory } from '../category.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import styles from './category-head.module.css';
import { CategoryMark } from './category-mark.tsx';

export interface CategoryHeadProps {
  category: GameCategory;
  title: ReactNode;
  /** One sentence; phones leave it out. */
  children: ReactNode;
  /** How many games, in words; a skeleton until it is known. */
  count: ReactNode | undefined;
}

/** Head of a game category: icon, name and description. */
export function CategoryHead({ category, title, children, count }: CategoryHeadProps) {
  return (
    <header className={styles.head}>
      <span className={styles.mark}>
        <CategoryMark category={category} size={36} />
      </span>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{children}</p>
      </div>
      <p className={styles.count}>{count ?? <Skeleton width={80} />}</p>
    </header>
  );
}
