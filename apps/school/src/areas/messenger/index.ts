/** What the app's start uses of the messenger; loaded when messages wait on the device. */
export { openMessageOutbox } from './outbox/openMessageOutbox.ts';
