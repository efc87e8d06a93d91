import type { StreamEvent } from '../generated/types.gen.ts';

/** An event, and the id up to which everything is now known. */
export interface ReceivedEvent {
  id: string;
  event: StreamEvent;
}

export interface EventReader {
  /** Takes the next piece of the answer, wherever it was cut. @returns the events that are now whole */
  read(piece: Uint8Array): ReceivedEvent[];
  /** The last id that came, with an event or alone. */
  lastId(): string | null;
}

const longestLine = 4_000_000;

/** Reads server-sent events (HTML standard, 9.2) as the provider writes them. */
export function eventReader(lastId: string | null = null): EventReader {
  // The decoder drops a leading byte order mark, as the standard requires.
  const decoder = new TextDecoder();
  let rest = '';
  let id = lastId;
  // An id counts once its event is whole.
  let nextId = lastId;
  let kind = '';
  let data: string[] = [];

  function line(text: string, events: ReceivedEvent[]): void {
    if (text === '') {
      id = nextId;
      if (data.length > 0) {
        const event = { kind, data: JSON.parse(data.join('\n')) as unknown } as StreamEvent;
        events.push({ id: id ?? '', event });
      }
      kind = '';
      data = [];
      return;
    }
    const colon = text.indexOf(':');
    const field = colon < 0 ? text : text.slice(0, colon);
    const value = colon < 0 ? '' : text.slice(colon + (text[colon + 1] === ' ' ? 2 : 1));
    if (field === 'id' && !value.includes('\u0000')) nextId = value;
    if (field === 'event') kind = value;
    if (field === 'data') data.push(value);
  }

  return {
    read(piece) {
      const events: ReceivedEvent[] = [];
      const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > longestLine) throw new Error('@school/domain: a line of the stream does not end.');
      for (const text of lines) line(text.endsWith('\r') ? text.slice(0, -1) : text, events);
      return events;
    },
    lastId: () => id,
  };
}
