/** A filter of a list. */
export type ListChoice<Name extends string> = {
  name: Name;
  label: string;
  /** Label of the empty choice: "Any course". */
  any: string;
  options: readonly { value: string; label: string }[];
};
