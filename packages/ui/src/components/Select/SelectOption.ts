/** An option of a `Select`. */
export interface SelectOption {
  /**
   * The value that the form sends and `onValueChange` receives. An empty value means "nothing chosen": then the
   * placeholder shows.
   */
  value: string;
  /** The visible label; typing its first letters selects the option. */
  label: string;
  /** Whether the option can't be chosen. @default false */
  disabled?: boolean;
}
