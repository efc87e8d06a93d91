import { label, validateWith } from '@school/domain/validators';
import { type FieldErrors, flat } from '../../forms/validation.ts';

/** What a grade or a course is called, as its form holds it. */
export type LabelValues = { name: string };

/** What a label asks for: a line with something in it. */
export const labelRules = (values: LabelValues): FieldErrors => flat(validateWith(label, values));
