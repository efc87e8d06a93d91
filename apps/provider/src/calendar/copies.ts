import {
  CalendarFailure,
  toEventUrl,
  type Line,
  toStatusFailure,
  type Reply,
  sendRequest,
} from './caldav.ts';

/** Writes and removes copies in a calendar. */
export interface Copies {
  /** @returns the copy's new ETag, if the server sends one. */
  put: (eventId: string, text: string, knownEtag: string | null) => Promise<string | null>;
  remove: (eventId: string, knownEtag: string | null) => Promise<void>;
}

const ok = ({ status }: Reply) => status >= 200 && status < 300;
/** Attempts to overwrite a changed copy: the provider's version of an event wins. */
const tries = 3;

/**
 * Creates the copies of a calendar. Every write is conditional on the ETag that it replaces, so that the slower of two
 * workers fails. `stillOurs` is checked before an overwrite: a change by a person at the server loses, a newer copy of
 * the provider doesn't.
 */
export function copiesIn(line: Line, stillOurs: () => Promise<boolean>): Copies {
  /** Returns the current ETag; null when the object doesn't exist. */
  const readEtag = async (url: URL): Promise<string | null> => {
    const reply = await sendRequest(line, { method: 'GET', url });
    if (reply.status === 404 || reply.status === 410) return null;
    if (!ok(reply)) throw toStatusFailure(reply);
    return reply.etag ?? '*';
  };
  const lost = () => new CalendarFailure('refused', 'The copy was changed meanwhile, again and again.');

  return {
    async put(eventId, body, knownEtag) {
      const url = toEventUrl(line.account, eventId);
      let etag = knownEtag;
      for (let left = tries; left > 0; left -= 1) {
        const condition: Record<string, string> = etag ? { 'if-match': etag } : { 'if-none-match': '*' };
        const headers = { 'content-type': 'text/calendar; charset=utf-8', ...condition };
        const reply = await sendRequest(line, { method: 'PUT', url, headers, body });
        if (ok(reply)) return reply.etag ?? (await readEtag(url));
        // The object was written by an unrecorded attempt, or was changed or deleted at the server.
        if (reply.status !== 412 && !(reply.status === 404 && etag)) throw toStatusFailure(reply);
        if (!(await stillOurs())) throw lost();
        etag = await readEtag(url);
      }
      throw lost();
    },

    async remove(eventId, knownEtag) {
      const url = toEventUrl(line.account, eventId);
      let etag = knownEtag ?? (await readEtag(url));
      for (let left = tries; left > 0 && etag; left -= 1) {
        const headers = { 'if-match': etag };
        const reply = await sendRequest(line, { method: 'DELETE', url, headers });
        if (ok(reply) || reply.status === 404 || reply.status === 410) return;
        if (reply.status !== 412) throw toStatusFailure(reply);
        if (!(await stillOurs())) throw lost();
        etag = await readEtag(url);
      }
      if (etag) throw lost();
    },
  };
}
