/** Values for the placeholders of an alert's prepared text. */
export interface AlertTemplateValues {
  /** Names of the affected places; the school's name if there are none. */
  place: string;
  school: string;
}

const placeholder = /\{([^{}\n]*)\}/g;
const known: readonly string[] = ['place', 'school'] satisfies (keyof AlertTemplateValues)[];

/** Returns the placeholders of a text that have no value, each once: `['street']` for `Leave by {street}`. */
export const unknownPlaceholders = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(placeholder)].map(([, name]) => name!).filter((name) => !known.includes(name)),
  ),
];

/** Fills the placeholders `{place}` and `{school}` of a prepared text. */
export const fillAlertTemplate = (text: string, values: AlertTemplateValues): string =>
  text.replace(placeholder, (whole, name: string) =>
    known.includes(name) ? values[name as keyof AlertTemplateValues] : whole,
  );
