// For the screens behind sign-in: what happens at the school while they are open. An entry of its own, so that no first
// load carries it.
export { followStream, type Following, type StreamSources } from './followStream.ts';
export { eventReader, type ReceivedEvent } from './eventReader.ts';
export { applyToMessenger, type Messenger } from './applyToMessenger.ts';
