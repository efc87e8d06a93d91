import type { UiMessages } from '../messages.ts';
import { messages as basic } from './basic/es.ts';
import { messages as rich } from './rich/es.ts';

export const messages: UiMessages = { ...basic, ...rich };
