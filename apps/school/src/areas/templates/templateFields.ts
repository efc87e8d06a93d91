import { templateUpdateLimits } from '@school/domain';
import type { ComparedFormFields } from '../../forms/fields.ts';
import { rulesFor } from '../../forms/rulesFor.ts';

/** Form values of a template's name. */
export type TemplateNameValues = { name: string };

export const templateFields = {
  name: {
    label: 'categories.name',
    limit: templateUpdateLimits.name,
    rejected: 'templates.taken',
    compared: true,
  },
} as const satisfies ComparedFormFields<TemplateNameValues>;

/** Loads the validator of a template's name. */
export const loadTemplateRules = rulesFor<TemplateNameValues>('templateName');
