/** A field of a record that two people may have changed. */
export type ComparedField<Values> = {
  name: keyof Values & string;
  label: string;
  /** The field as a person reads it. @default the value itself */
  textOf?(values: Values): string;
};
