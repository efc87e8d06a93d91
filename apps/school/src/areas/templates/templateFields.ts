import { templateUpdateLimits } from '@school/domain';
import { type FormFields, toFormProps } from '../../forms/fields.ts';

/** Form values of a template's name. */
export type TemplateNameValues = { name: string };

export const templateFields = {
  name: { label: 'categories.name', limit: templateUpdateLimits.name, rejected: 'templates.taken' },
} as const satisfies FormFields<TemplateNameValues>;

export const templateFormProps = toFormProps(templateFields);

export const loadTemplateRules = () => import('./templateRules.ts').then((file) => file.templateRules);
