import { object } from 'yup';
import { templateUpdateLimits } from '../generated/limits.ts';
import { requiredLine } from './text.ts';
import { message } from './validateWith.ts';

/** The name of a template. */
export const templateName = object({
  name: requiredLine(templateUpdateLimits.name, message('validation.required')),
});
