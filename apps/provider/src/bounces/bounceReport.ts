import PostalMime, { type Attachment } from 'postal-mime';
import { oneLine } from '../mail/oneLine.ts';

/** A report about an e-mail that was not delivered, or not yet. */
export interface BounceReport {
  /** The ids that the e-mail may have, the most reliable first: of its Message-ID, and of its envelope. */
  ids: string[];
  /** Whether the server gave up; otherwise it tries again. */
  isFinal: boolean;
  /** The server's own words, one line of at most 300 characters. */
  reason: string;
}

const longestReason = 300;

type Fields = ReadonlyMap<string, string>;

/** Returns the groups of fields, unfolded, that blank lines separate. */
const parseGroups = (text: string): Fields[] =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n[ \t]+/g, ' ')
    .trim()
    .split(/\n{2,}/)
    .map(
      (group) =>
        new Map(
          group.split('\n').map((line) => {
            const [name = '', ...rest] = line.split(':');
            return [name.trim().toLowerCase(), rest.join(':').trim()];
          }),
        ),
    );

const toText = ({ content }: Attachment) =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

/** The value of an address or diagnostic follows its type: `smtp; 550 …`. */
const valueOf = (field = '') => field.replace(/^[\w.-]+;/, '').trim();

const emailId = /<?([0-9a-f]{32})(?:@[^>\s]*)?>?/i;

/**
 * Reads a report (RFC 3464); undefined for other messages, and for reports that say nothing about a recipient.
 * @param source The message, possibly cut off.
 */
export async function parseBounceReport(source: Uint8Array): Promise<BounceReport | undefined> {
  const email = await PostalMime.parse(source, {
    forceRfc822Attachments: true,
    attachmentEncoding: 'utf8',
    maxNestingDepth: 10,
    maxHeadersSize: 65_536,
  }).catch(() => undefined);
  const part = (...types: string[]) => email?.attachments.find(({ mimeType }) => types.includes(mimeType));
  const status = part('message/delivery-status', 'message/global-delivery-status');
  if (!status) return undefined;
  const groups = parseGroups(toText(status));
  const recipients = groups.filter((group) => group.has('action') || group.has('status'));
  const isFailed = (group: Fields) => {
    const action = group.get('action')?.toLowerCase();
    return action === undefined ? Boolean(group.get('status')?.startsWith('5')) : action === 'failed';
  };
  const isDelayed = (group: Fields) => group.get('action')?.toLowerCase() === 'delayed';
  const failed = recipients.find(isFailed);
  const one = failed ?? recipients.find(isDelayed) ?? recipients.find((group) => !group.has('action'));
  if (!one) return undefined;
  const returned = part('text/rfc822-headers', 'message/rfc822', 'message/global', 'message/global-headers');
  const head = returned ? toText(returned).split(/\r?\n\r?\n/, 1)[0]! : '';
  const ids = [
    parseGroups(head)[0]?.get('message-id'),
    groups.find((group) => group.has('original-envelope-id'))?.get('original-envelope-id'),
  ].flatMap((text) => emailId.exec(text ?? '')?.[1]?.toLowerCase() ?? []);
  const reason = valueOf(one.get('diagnostic-code')) || one.get('status') || '';
  return { ids, isFinal: failed !== undefined, reason: oneLine(reason).slice(0, longestReason) };
}
