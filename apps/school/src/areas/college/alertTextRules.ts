import { alertTemplate, validateWith } from '@school/domain/validators';
import { type FieldErrors, flat } from '../../forms/validation.ts';

/** Form values of the prepared text of an alert. */
export type AlertTextValues = { title: string; content: string };

/** Validates the prepared text of an alert; its kind is fixed. */
export const alertTextRules = (values: AlertTextValues): FieldErrors =>
  flat(validateWith(alertTemplate, { kind: 'gas', ...values }));
