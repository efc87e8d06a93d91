export { emailFrequencies, emailKindLabels } from './emailLabels.ts';
