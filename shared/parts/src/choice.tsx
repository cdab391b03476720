import { useWideScreen } from '@portal/shared/remote/use-wide-screen';
import { Select } from '@portal/shared/ui/forms/select';
import { Tabs } from '@portal/shared/ui/navigation/tabs';

interface ChoiceProps<Value extends string> {
  label: string;
  items: { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}

/** A choice of one: side by side if there is room; a list on phones, so that none is hidden beyond the edge. */
export function Choice<Value extends string>({ label, items, value, onChange, className }: ChoiceProps<Value>) {
  const isWide = useWideScreen();
  if (isWide) return <Tabs look="pill" {...{ label, items, value, onChange, className }} />;
  const choose = (chosen: string) => {
    const item = items.find((each) => each.value === chosen);
    if (item) onChange(item.value);
  };
  return <Select {...{ label, value, className }} options={items} onChange={({ target }) => choose(target.value)} />;
}
