import type { UiMessages } from '../messages.ts';
import { messages as spanish } from './es.ts';

/** Mexican usage where it differs from the Spanish of the rest. */
export const messages: UiMessages = {
  ...spanish,
  appShell: { ...spanish.appShell, collapse: 'Contraer menú', expand: 'Expandir menú' },
  reloadPrompt: { ...spanish.reloadPrompt, updateHelp: 'Recarga cuando quieras.' },
  combobox: {
    ...spanish.combobox,
    failed: 'La búsqueda no funcionó. Presiona Enter para intentarlo otra vez.',
  },
  select: { ...spanish.select, placeholder: 'Seleccionar…' },
};
