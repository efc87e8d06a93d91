/** Loads the validator of a template's name. */
export const loadTemplateRules = () => import('./templateRules.ts').then((file) => file.templateRules);
