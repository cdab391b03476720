import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { type RefusalFacts, refusalOf } from '../calls/refusal-of.ts';
import { useFailureText } from '../calls/use-failure-text.ts';

export type Values<Field extends string> = Readonly<Record<Field, string>>;
/** Error texts by field. */
type Problems = Readonly<Record<string, string | undefined>>;

export interface FormOptions<Field extends string> {
  /** Initial values in the order of the form: the first wrong field gets the focus. */
  initial: Values<Field>;
  /** Returns error texts before anything is sent. */
  check(values: Values<Field>): Readonly<Partial<Record<NoInfer<Field>, string>>>;
  send(values: Values<Field>): Promise<void>;
  /** Field that shows the refusal of a code; any other refusal is shown above the button. */
  fieldOf: Readonly<Partial<Record<string, NoInfer<Field>>>>;
}

/** Form state with trimmed values, and errors and refusals shown under their fields. */
export function useForm<Field extends string>({ initial, check, send, fieldOf }: FormOptions<Field>) {
  const failureText = useFailureText();
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState('');
  const [marked, setMarked] = useState<Problems>({});
  const formRef = useRef<HTMLFormElement>(null);
  const names = Object.keys(initial) as Field[];

  // After rendering, so that screen readers announce the field together with its error.
  useEffect(() => {
    const [first = ''] = Object.keys(marked);
    const input = formRef.current?.elements.namedItem(first);
    if (input instanceof HTMLElement) input.focus();
  }, [marked]);

  /** True when there was nothing to mark. */
  function mark(found: Problems): boolean {
    setProblems(found);
    setMarked(found);
    return Object.keys(found).length === 0;
  }

  function problemsOfRefusal(refusal: RefusalFacts): Problems {
    const named = names.filter((name) => refusal.fields[name]);
    if (named.length > 0) return problemsOf(named.map((name) => [name, refusal.fields[name]]));
    const field = fieldOf[refusal.code];
    return field ? problemsOf([[field, refusal.message]]) : {};
  }
  /** Shows an error under its field; false when it has none there. */
  function showAtField(error: unknown): boolean {
    const refusal = refusalOf(error);
    const placed = refusal ? problemsOfRefusal(refusal) : {};
    return !mark(placed);
  }
  async function submit() {
    const trimmed = trimmedOf(values);
    const found = problemsOf(Object.entries<string | undefined>(check(trimmed)));
    setFailure('');
    if (!mark(found)) return;
    try {
      await send(trimmed);
    } catch (error) {
      if (!showAtField(error)) setFailure(failureText(error));
    }
  }
  const set = (name: Field, value: string) => {
    setValues((now) => ({ ...now, [name]: value }));
    setProblems(({ [name]: _, ...others }) => others);
  };
  return {
    values: trimmedOf(values),
    failure,
    showAtField,
    mark,
    set,
    form: { ref: formRef, onSubmit: submit },
    field: (name: Field) => ({
      name,
      value: values[name],
      error: problems[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => set(name, event.target.value),
    }),
  };
}

function problemsOf(found: [string, string | undefined][]): Problems {
  return Object.fromEntries(found.filter(([, text]) => text));
}

function trimmedOf<Field extends string>(values: Values<Field>): Values<Field> {
  const entries = Object.entries<string>(values).map(([name, value]) => [name, value.trim()]);
  return Object.fromEntries(entries) as Values<Field>;
}
