// The event stream of the school, for protected screens. A separate entry, so that no first load carries it.
export { followStream, type Following, type StreamSources } from './followStream.ts';
export { eventReader, type ReceivedEvent } from './eventReader.ts';
export { applyReactions, applyToMessenger, type Messenger } from './applyToMessenger.ts';
