/** What other areas use of templates. */
export { TemplateBar } from './TemplateBar.tsx';
export { TemplatesButton } from './TemplatesButton.tsx';
export { useSaveTemplate } from './useSaveTemplate.tsx';
export { useTemplate } from './useTemplate.ts';
