import type { RichMessages } from '../../richMessages.ts';
import { messages as spanish } from './es.ts';

/** Mexican usage where it differs from the Spanish of the rest. */
export const messages: RichMessages = {
  ...spanish,
  combobox: {
    ...spanish.combobox,
    failed: 'La búsqueda no funcionó. Presiona Enter para intentarlo otra vez.',
  },
};
