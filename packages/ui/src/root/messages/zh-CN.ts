import type { UiMessages } from '../messages.ts';
import { messages as basic } from './basic/zh-CN.ts';
import { messages as rich } from './rich/zh-CN.ts';

export const messages: UiMessages = { ...basic, ...rich };
