import type { UiMessages } from '../messages.ts';
import { messages as basic } from './basic/fr.ts';
import { messages as rich } from './rich/fr.ts';

export const messages: UiMessages = { ...basic, ...rich };
