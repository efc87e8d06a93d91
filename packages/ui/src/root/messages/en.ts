import type { UiMessages } from '../messages.ts';
import { messages as basic } from './basic/en.ts';
import { messages as rich } from './rich/en.ts';

export const messages: UiMessages = { ...basic, ...rich };
