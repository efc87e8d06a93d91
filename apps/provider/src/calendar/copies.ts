import { CalendarFailure, hrefOf, type Line, refusalOf, type Reply, send } from './caldav.ts';

/** Puts copies into a calendar and takes them out. */
export interface Copies {
  /** @returns the copy's new ETag, if the server names it. */
  put: (eventId: string, text: string, known: string | null) => Promise<string | null>;
  remove: (eventId: string, known: string | null) => Promise<void>;
}

const ok = ({ status }: Reply) => status >= 200 && status < 300;
/** Nobody else's object: of what we copied, ours is the truth. */
const tries = 3;

/**
 * Every write names what it replaces, so that of two copiers the slower one finds out. `stillOurs` is asked before the copy is
 * taken over from somebody who changed it meanwhile: a person at the server loses, a newer copy of ours doesn't.
 */
export function copiesIn(line: Line, stillOurs: () => Promise<boolean>): Copies {
  /** The ETag of what is there now; null when nothing is. */
  const look = async (url: URL): Promise<string | null> => {
    const reply = await send(line, { method: 'GET', url });
    if (reply.status === 404 || reply.status === 410) return null;
    if (!ok(reply)) throw refusalOf(reply);
    return reply.etag ?? '*';
  };
  const lost = () => new CalendarFailure('refused', 'The copy was changed meanwhile, again and again.');

  return {
    async put(eventId, body, known) {
      const url = hrefOf(line.account, eventId);
      let etag = known;
      for (let left = tries; left > 0; left -= 1) {
        const condition: Record<string, string> = etag ? { 'if-match': etag } : { 'if-none-match': '*' };
        const headers = { 'content-type': 'text/calendar; charset=utf-8', ...condition };
        const reply = await send(line, { method: 'PUT', url, headers, body });
        if (ok(reply)) return reply.etag ?? (await look(url));
        // Made by a try whose end was never written down, changed at the server, or thrown away there.
        if (reply.status !== 412 && !(reply.status === 404 && etag)) throw refusalOf(reply);
        if (!(await stillOurs())) throw lost();
        etag = await look(url);
      }
      throw lost();
    },

    async remove(eventId, known) {
      const url = hrefOf(line.account, eventId);
      let etag = known ?? (await look(url));
      for (let left = tries; left > 0 && etag; left -= 1) {
        const headers = { 'if-match': etag };
        const reply = await send(line, { method: 'DELETE', url, headers });
        if (ok(reply) || reply.status === 404 || reply.status === 410) return;
        if (reply.status !== 412) throw refusalOf(reply);
        if (!(await stillOurs())) throw lost();
        etag = await look(url);
      }
      if (etag) throw lost();
    },
  };
}
