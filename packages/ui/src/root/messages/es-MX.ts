import type { UiMessages } from '../messages.ts';
import { messages as basic } from './basic/es-MX.ts';
import { messages as rich } from './rich/es-MX.ts';

export const messages: UiMessages = { ...basic, ...rich };
