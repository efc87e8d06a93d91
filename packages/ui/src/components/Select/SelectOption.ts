/** An option of a `Select`. */
export interface SelectOption {
  /**
   * The value that the form sends and `onValueChange` gives. An empty value means "nothing chosen": then the
   * placeholder shows.
   */
  value: string;
  /** What the user sees, and finds by typing its first letters. */
  label: string;
  /** Can't be chosen. @default false */
  disabled?: boolean;
}
