import { useWhenSettled } from '@portal/shared/remote/forms/use-when-settled';
import { useReadable } from '@portal/shared/remote/host-context';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { usePortal } from '../../host/portal-context.ts';
import { forgetSearches, recentSearches, rememberSearch } from '../../host/recent-searches.ts';
import { nextActive } from './combobox.rules.ts';
import { keyOf, type Suggestion, type SuggestionGroup } from './suggestions.rules.ts';
import { typeInto, useComboboxAria, useFieldEvents, useTyped } from './use-field.ts';
import { useFollow } from './use-follow.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface Combobox {
  around: RefObject<HTMLDivElement | null>;
  listId: string;
  isOpen: boolean;
  groups: readonly SuggestionGroup[];
  options: readonly Suggestion[];
  active: Suggestion | undefined;
  idOf(option: Suggestion): string;
  choose(option: Suggestion): void;
  status: string;
  isFailed: boolean;
  retry(): void;
  /** Clears recent searches; undefined where they are not shown. */
  forget: (() => void) | undefined;
}

interface ComboboxOf {
  field: HTMLInputElement;
  isInSheet: boolean;
  onLeave: (() => void) | undefined;
}

/** State of a field with its list: typed text, matches, and the choice by key or press. */
export function useCombobox({ field, isInSheet, onLeave }: ComboboxOf): Combobox {
  const id = useId();
  const around = useRef<HTMLDivElement>(null);
  const typed = useTyped(field);
  const [asked, setAsked] = useState(typed);
  useWhenSettled(typed, asked, setAsked);
  // Its code may arrive after the player has gone on.
  const [isUsed, setIsUsed] = useState(() => field === document.activeElement);
  const [activeKey, setActiveKey] = useState<string>();
  const { recent, ...searches } = useRecentSearches();
  const follow = useFollow();
  const { groups, ...suggestionState } = useSuggestions(asked.trim(), recent);
  const options = groups.flatMap(({ suggestions }) => suggestions);
  const isOpen =
    isInSheet || (isUsed && (options.length > 0 || suggestionState.isFailed || suggestionState.status !== ''));
  const activeIndex = isOpen ? options.findIndex((option) => keyOf(option) === activeKey) : -1;
  const active = options[activeIndex];
  useComboboxAria(field, `${id}-list`, isOpen, active && `${id}-${activeIndex}`);
  useEffect(() => {
    if (activeIndex >= 0) document.getElementById(`${id}-${activeIndex}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, activeIndex]);

  const close = () => {
    setIsUsed(false);
    setActiveKey(undefined);
  };
  const choose = (option: Suggestion) => {
    if (option.kind === 'recent') {
      typeInto(field, option.text);
      setAsked(option.text);
    } else if (follow(option, field.value.trim())) {
      searches.remember(field.value);
      close();
      onLeave?.();
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A key of an input method: its composition is not typed yet.
    if (event.isComposing || event.keyCode === 229) return;
    const next = nextActive(event.key, activeIndex, options.length);
    if (event.key === 'Escape' && isOpen && !isInSheet) {
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' && active) {
      choose(active);
    } else if (next !== undefined) {
      setIsUsed(true);
      setActiveKey(options[next] && keyOf(options[next]));
    } else return;
    event.preventDefault();
  };
  useFieldEvents(field, around, {
    onKeyDown,
    onFocus: () => setIsUsed(true),
    onLeave: close,
    onSubmit() {
      searches.remember(field.value);
      close();
    },
  });
  const forget = () => {
    searches.forget();
    field.focus();
  };
  return {
    around,
    listId: `${id}-list`,
    isOpen,
    groups,
    options,
    active,
    choose,
    ...suggestionState,
    idOf: (option) => `${id}-${options.indexOf(option)}`,
    forget: asked.trim() === '' && recent.length > 0 ? forget : undefined,
  };
}

interface RecentSearches {
  recent: readonly string[];
  remember(text: string): void;
  forget(): void;
}

/** Recent searches of the member, or of the visitor, in this browser. */
function useRecentSearches(): RecentSearches {
  const owner = useReadable(usePortal().host.member)?.id ?? '';
  const [read, setRead] = useState(() => ({ owner, texts: recentSearches(owner) }));
  const readAgain = () => setRead({ owner, texts: recentSearches(owner) });
  if (read.owner !== owner) readAgain();
  return {
    recent: read.owner === owner ? read.texts : [],
    remember(text) {
      rememberSearch(owner, text);
      readAgain();
    },
    forget() {
      forgetSearches();
      readAgain();
    },
  };
}
