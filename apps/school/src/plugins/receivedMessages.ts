import { reportReceived } from '../data/reportReceived.ts';
import type { Plugin } from './plugin.ts';

/** Reports to the authors of messages that they have reached this device. */
export const receivedMessages: Plugin = { name: 'received messages', start: reportReceived };
