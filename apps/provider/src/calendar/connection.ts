import type { CalendarTestStep } from '@school/domain';
import {
  CalendarFailure,
  toCollectionUrl,
  type Line,
  toStatusFailure,
  type Reply,
  sendRequest,
} from './caldav.ts';

const question = `<?xml version="1.0" encoding="utf-8"?>
<d:propfind xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">
<d:prop><d:resourcetype/><d:current-user-privilege-set/></d:prop></d:propfind>`;

/** Returns whether a PROPFIND answer has an element of this name, with any prefix. */
const has = (text: string, name: string) => new RegExp(`<(?:[a-zA-Z0-9]{1,20}:)?${name}[\\s/>]`).test(text);

const isCalendar = ({ text }: Reply) => has(text, 'calendar');
const isWritable = ({ text }: Reply) =>
  !has(text, 'privilege') ||
  ['all', 'write', 'write-content', 'bind'].some((privilege) => has(text, privilege));

const words = {
  reach: 'The server answers.',
  sign_in: 'User name and password are accepted.',
  calendar: 'There is a calendar at this address.',
  write: 'Events may be written to it.',
} satisfies Record<CalendarTestStep['name'], string>;

function toStepFailure(name: CalendarTestStep['name'], reply: Reply): CalendarFailure | undefined {
  if (name === 'sign_in' && (reply.status === 401 || reply.status === 403))
    return new CalendarFailure('wrong_password', 'User name or password are not accepted.');
  if (name === 'calendar' && reply.status !== 207)
    return reply.status < 500 && reply.status !== 429
      ? new CalendarFailure('not_calendar', `There is no calendar at this address (${reply.status}).`)
      : toStatusFailure(reply);
  if (name === 'calendar' && !isCalendar(reply))
    return new CalendarFailure('not_calendar', 'There is something at this address, but no calendar.');
  if (name === 'write' && !isWritable(reply))
    return new CalendarFailure('read_only', 'This user may read the calendar, but not write to it.');
  return undefined;
}

/** Tests a connection step by step with one read-only request. */
export async function testConnection(line: Line): Promise<CalendarTestStep[]> {
  const failed = (name: CalendarTestStep['name'], { problem, message }: CalendarFailure) => ({
    name,
    ok: false,
    problem,
    detail: message,
  });
  let reply: Reply;
  try {
    const headers = { depth: '0', 'content-type': 'application/xml; charset=utf-8' };
    reply = await sendRequest(line, {
      method: 'PROPFIND',
      url: toCollectionUrl(line.account),
      headers,
      body: question,
    });
  } catch (error) {
    if (error instanceof CalendarFailure) return [failed('reach', error)];
    throw error;
  }
  const steps: CalendarTestStep[] = [];
  for (const [name, detail] of Object.entries(words) as [CalendarTestStep['name'], string][]) {
    const failure = toStepFailure(name, reply);
    if (failure) return [...steps, failed(name, failure)];
    steps.push({ name, ok: true, problem: null, detail });
  }
  return steps;
}
