import { templateName, validateWith } from '@school/domain/validators';
import { type FieldErrors, flat } from '../../forms/validation.ts';
import type { TemplateNameValues } from './templateFields.ts';

/** Validates the name of a template. */
export const templateRules = (values: TemplateNameValues): FieldErrors =>
  flat(validateWith(templateName, values));
