import type { UiMessages } from '../messages.ts';
import { messages as basic } from './basic/de.ts';
import { messages as rich } from './rich/de.ts';

export const messages: UiMessages = { ...basic, ...rich };
