import { label, validateWith } from '@school/domain/validators';
import { type FieldErrors, flat } from '../../forms/validation.ts';

/** Form values of a grade or course. */
export type LabelValues = { name: string };

/** Validates a label: a non-empty line. */
export const labelRules = (values: LabelValues): FieldErrors => flat(validateWith(label, values));
