import { fillPlaceholders } from './placeholders.ts';

/** Values for the placeholders of an alert's prepared text. */
export interface AlertTemplateValues {
  /** Names of the affected places; the school's name if there are none. */
  place: string;
  school: string;
}

/** The placeholders of an alert's prepared text. */
export const alertPlaceholders = ['place', 'school'] as const satisfies (keyof AlertTemplateValues)[];

/** Fills the placeholders `{place}` and `{school}` of a prepared text. */
export const fillAlertTemplate = (text: string, values: AlertTemplateValues): string =>
  fillPlaceholders(text, { ...values });
