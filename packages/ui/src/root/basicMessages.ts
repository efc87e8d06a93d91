/** Messages of what any page may have, also before sign-in: buttons, fields, dialogs, notices. */
export interface BasicMessages {
  button: {
    /** Read aloud while a button is busy. */
    loading: string;
  };
  colourSchemeSelector: { label: string; light: string; dark: string; auto: string };
  confirmDialog: {
    cancel: string;
    /** Shown inside when the confirmed action failed without a text from the page. */
    failed: string;
  };
  dialog: { close: string };
  errorState: {
    /** The label of the error state (specification §8: the word ERROR). */
    label: string;
  };
  field: {
    /** After the label of a field that may stay empty. */
    optional: string;
    /** Read aloud before an error's text. */
    error: string;
    /** Under a field of limited length: characters written, of how many. */
    counter: (count: number, max: number) => string;
  };
  languageSelector: { label: string };
  notice: { dismiss: string };
  numberField: {
    /** Name of the button that adds a step; the name of the field follows it. */
    increase: string;
    decrease: string;
    /** The input is not a number. */
    unreadable: string;
    tooSmall: (min: string) => string;
    tooLarge: (max: string) => string;
  };
  passwordField: {
    show: string;
    hide: string;
    /** Name of the meter while the field is empty. */
    strength: string;
    weak: string;
    fair: string;
    good: string;
    strong: string;
  };
  reloadPrompt: {
    /** A new version of the application is ready. */
    update: string;
    updateHelp: string;
    reload: string;
    later: string;
    /** The application now works without a network. */
    offlineReady: string;
    offlineReadyHelp: string;
    understood: string;
  };
  searchField: { clear: string };
  select: {
    /** Shown while no option is chosen and the field sets no placeholder. */
    placeholder: string;
    /** Shown in the list while there are no options. */
    empty: string;
  };
  spinner: { label: string };
  toast: {
    /** Name of the region, read aloud. */
    region: string;
    dismiss: string;
  };
  /** Name of a status that is otherwise shown only by colour and icon. */
  tone: { positive: string; caution: string; critical: string; info: string };
}
