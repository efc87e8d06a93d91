/** One thing that a list can be narrowed by. */
export type ListChoice<Name extends string> = {
  name: Name;
  label: string;
  /** What it says while nothing is chosen: "Any course". */
  any: string;
  options: readonly { value: string; label: string }[];
};
