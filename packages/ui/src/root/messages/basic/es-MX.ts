import type { BasicMessages } from '../../basicMessages.ts';
import { messages as spanish } from './es.ts';

/** Mexican usage where it differs from the Spanish of the rest. */
export const messages: BasicMessages = {
  ...spanish,
  reloadPrompt: { ...spanish.reloadPrompt, updateHelp: 'Recarga cuando quieras.' },
};
