/** A field of a record that the conflict dialog compares. */
export type ComparedField<Values> = {
  name: keyof Values & string;
  label: string;
  /** Fields that are merged with it as one. */
  parts?: readonly (keyof Values & string)[];
  /** Formats the field for readers. @default the value itself */
  toText?(values: Values): string;
};

/** Returns the text of a field for readers; empty if it has no value. */
export const textOfField = <Values extends object>(field: ComparedField<Values>, values: Values): string =>
  field.toText?.(values) ?? String(values[field.name] ?? '');
