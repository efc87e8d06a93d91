import { useText } from '../intl/useText.ts';
import type { MessageId } from '../intl/messages.ts';

type Labelled = { label: MessageId; limit?: number };

/** Props of the control of a field. */
type FieldProps<Name, Record> = { name: Name; label: string } & (Record extends { limit: number }
  ? { counter: { max: number } }
  : unknown);

/** Names of the fields with a label. */
type LabelledName<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends Labelled ? Name : never;
}[keyof Fields] &
  string;

/** Returns a function that gives the props of a field's control: name, label and, with a limit, the counter. */
export function useFieldProps<Fields extends object>(
  fields: Fields,
): <Name extends LabelledName<Fields>>(name: Name) => FieldProps<Name, Fields[Name]> {
  const t = useText();
  return (name) => {
    const { label, limit } = fields[name] as Labelled;
    const props = { name, label: t(label), ...(limit !== undefined && { counter: { max: limit } }) };
    // The record has a limit exactly where the props have a counter.
    return props as never;
  };
}
