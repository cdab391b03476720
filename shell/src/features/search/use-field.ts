import { type RefObject, useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** Tracks the text of a field while typing. */
export function useTyped(field: HTMLInputElement): string {
  const subscribe = (onChange: () => void) => {
    field.addEventListener('input', onChange);
    return () => field.removeEventListener('input', onChange);
  };
  return useSyncExternalStore(subscribe, () => field.value);
}

/** Sets the text of a field as if it had been typed. */
export function typeInto(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

interface FieldEvents {
  onKeyDown(event: KeyboardEvent): void;
  onFocus(): void;
  /** Calls back when neither the field nor `around` has the focus or the press. */
  onLeave(): void;
  onSubmit(): void;
}

const uses = ['focus', 'click', 'input'] as const;
const leavings = ['focusin', 'pointerdown'] as const;

/** Follows a field rendered elsewhere; `around` is its list. */
export function useFieldEvents(field: HTMLInputElement, around: RefObject<HTMLElement | null>, events: FieldEvents) {
  const onKeyDown = useEffectEvent(events.onKeyDown);
  const onFocus = useEffectEvent(events.onFocus);
  const onLeave = useEffectEvent(events.onLeave);
  const onSubmit = useEffectEvent(events.onSubmit);
  useEffect(() => {
    const { form } = field;
    const keyDown = (event: KeyboardEvent) => onKeyDown(event);
    const use = () => onFocus();
    const submit = () => onSubmit();
    const leave = ({ target }: Event) => {
      const isOwn = target instanceof Node && (target === field || around.current?.contains(target) === true);
      if (!isOwn) onLeave();
    };
    field.addEventListener('keydown', keyDown);
    form?.addEventListener('submit', submit);
    for (const name of uses) field.addEventListener(name, use);
    for (const name of leavings) document.addEventListener(name, leave);
    return () => {
      field.removeEventListener('keydown', keyDown);
      form?.removeEventListener('submit', submit);
      for (const name of uses) field.removeEventListener(name, use);
      for (const name of leavings) document.removeEventListener(name, leave);
    };
  }, [field, around]);
}

/** Announces to screen readers which list belongs to the field and which option is chosen. */
export function useComboboxAria(
  field: HTMLInputElement,
  listId: string,
  isOpen: boolean,
  activeId: string | undefined,
) {
  useEffect(() => {
    field.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) field.setAttribute('aria-controls', listId);
    else field.removeAttribute('aria-controls');
    if (activeId) field.setAttribute('aria-activedescendant', activeId);
    else field.removeAttribute('aria-activedescendant');
  }, [field, listId, isOpen, activeId]);
}
