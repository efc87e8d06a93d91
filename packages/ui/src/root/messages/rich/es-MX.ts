import type { RichMessages } from '../../richMessages.ts';
import { messages as spanish } from './es.ts';

/** Mexican usage where it differs from the Spanish of the rest: a “grupo” is a class of pupils. */
export const messages: RichMessages = {
  ...spanish,
  audiencePicker: { ...spanish.audiencePicker, groups: 'Listas' },
};
