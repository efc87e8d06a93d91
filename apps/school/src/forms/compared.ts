/** A field of a record that the conflict dialog compares. */
export type ComparedField<Values> = {
  name: keyof Values & string;
  label: string;
  /** Formats the field for readers. @default the value itself */
  textOf?(values: Values): string;
};
