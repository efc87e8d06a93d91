import type { UiMessages } from '../messages.ts';
import { messages as basic } from './basic/ar.ts';
import { messages as rich } from './rich/ar.ts';

export const messages: UiMessages = { ...basic, ...rich };
