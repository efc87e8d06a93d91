import type { AlertTranslation, Language } from './generated/types.gen.ts';
import { fillPlaceholders } from './placeholders.ts';

/** Values for the placeholders of an alert's prepared text. */
export interface AlertTemplateValues {
  /** Names of the affected places; the school's name if there are none. */
  place: string;
  school: string;
}

/** The placeholders of an alert's prepared text. */
export const alertPlaceholders = ['place', 'school'] as const satisfies (keyof AlertTemplateValues)[];

/** Returns the values of an alert's placeholders; an alert without places affects the whole school. */
export const alertTemplateValues = (places: readonly string[], school: string): AlertTemplateValues => ({
  place: places.join(', ') || school,
  school,
});

/** Fills the placeholders `{place}` and `{school}` of a prepared text. */
export const fillAlertTemplate = (text: string, values: AlertTemplateValues): string =>
  fillPlaceholders(text, { ...values });

/** Returns an alert with its prepared text in a language; what its starter wrote stays as it is. */
export function alertIn<A extends { title: string; translations?: readonly AlertTranslation[] }>(
  alert: A,
  language: Language,
): A {
  const translation = alert.translations?.find((each) => each.language === language);
  if (!translation) return alert;
  const { language: _, ...text } = translation;
  return { ...alert, ...text };
}
