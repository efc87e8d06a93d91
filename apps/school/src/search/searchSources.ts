import {
  type AnswerData,
  fold,
  fullName,
  type InputOf,
  type OperationId,
  parseMessageSearch,
  type Permission,
  searchWords,
} from '@school/domain';
import type { IconName } from '@school/ui';
import type { MessageId } from '../intl/messages.ts';
import { contactPaths } from '../areas/contacts/paths.ts';
import { documentPaths } from '../areas/documents/paths.ts';
import { eventPaths } from '../areas/events/paths.ts';
import { messengerPaths } from '../areas/messenger/paths.ts';
import { notificationPaths } from '../areas/notifications/paths.ts';
import { placePaths } from '../areas/places/paths.ts';
import { postPaths } from '../areas/posts/paths.ts';
import { userPaths } from '../areas/users/paths.ts';
import { matchedParts } from './matchedParts.ts';

/** Maximum number of results per source. */
const most = 5;

/** Number of conversations whose names are searched. */
const latestConversations = 50;

/** A result of the search. */
export type SearchResult = { id: string; title: string; description?: string | undefined; href: string };

/** Sends a request; rejects or returns null on failure. */
type SendSearch = <Id extends OperationId>(
  operationId: Id,
  input: InputOf<Id>,
) => Promise<AnswerData<Id> | null>;

/** What a search depends on besides the words. */
type SearchContext = {
  now: Date;
  /** Id of the user. */
  me: string | undefined;
};

/** A source of the search. */
export type SearchSource = {
  /** The permission that the server requires. */
  right?: Permission | readonly Permission[];
  /** Heading of its results. */
  group: MessageId;
  icon: IconName;
  find(
    send: SendSearch,
    words: string,
    signal: AbortSignal,
    context: SearchContext,
  ): Promise<SearchResult[] | null>;
};

/** Searches events of half a year before and after today, because the server returns at most a year. */
const halfAYear = 182;
const dayBeside = (now: Date, days: number) =>
  new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);

const listQuery = (words: string) => ({ q: words, per_page: most });

/** The sources in display order. */
export const searchSources: readonly SearchSource[] = [
  {
    right: 'posts.view',
    group: 'posts.title',
    icon: 'newspaper',
    async find(send, words, signal) {
      const answer = await send('listPosts', { query: listQuery(words), signal });
      return (
        answer?.data.map(({ id, title, category }) => ({
          id,
          title,
          description: category?.name,
          href: postPaths.detail.href({ id }),
        })) ?? null
      );
    },
  },
  {
    right: 'events.view',
    group: 'events.title',
    icon: 'calendar-days',
    async find(send, words, signal, { now }) {
      const range = { from: dayBeside(now, -halfAYear), to: dayBeside(now, halfAYear) };
      const answer = await send('listEvents', {
        query: { ...listQuery(words), ...range, sort: '-start' },
        signal,
      });
      return (
        answer?.data.map(({ id, name, start, place }) => ({
          id,
          title: name,
          description: place?.name,
          href: eventPaths.calendar.href({ date: start.slice(0, 10), event: id }),
        })) ?? null
      );
    },
  },
  {
    right: ['notifications.send', 'emergency.start'],
    group: 'notifications.title',
    icon: 'megaphone',
    async find(send, words, signal) {
      const answer = await send('listManagedNotifications', { query: listQuery(words), signal });
      return (
        answer?.data.map(({ id, title }) => ({ id, title, href: notificationPaths.detail.href({ id }) })) ??
        null
      );
    },
  },
  {
    right: 'messenger.use',
    group: 'messenger.conversations',
    icon: 'message-square',
    async find(send, words, signal, { me }) {
      // The server lists conversations without a search; their names are short and the latest ones matter most.
      const answer = await send('listConversations', { query: { per_page: latestConversations }, signal });
      const parts = searchWords(words);
      return (
        answer?.data
          .map(({ id, name, members }) => ({
            id,
            // A direct conversation has the name of the other person.
            title: name ?? members.find(({ user }) => user.id !== me)?.user.name ?? '',
          }))
          .filter(({ title }) => parts.every((part) => fold(title).includes(part)))
          .slice(0, most)
          .map((result) => ({ ...result, href: messengerPaths.conversation.href({ id: result.id }) })) ?? null
      );
    },
  },
  {
    right: 'messenger.use',
    group: 'messenger.title',
    icon: 'message-square',
    async find(send, words, signal) {
      const answer = await send('searchMessages', { query: { q: words, limit: most }, signal });
      return (
        answer?.data.map(({ id, conversation_id, seq, body, author }) => ({
          id,
          title: matchedParts(body, parseMessageSearch(words).text)
            .map(({ text }) => text)
            .join(''),
          description: author.name,
          href: messengerPaths.conversation.href({ id: conversation_id, message: String(seq) }),
        })) ?? null
      );
    },
  },
  {
    right: 'documents.view',
    group: 'documents.title',
    icon: 'folder-open',
    async find(send, words, signal) {
      const answer = await send('listDocuments', { query: listQuery(words), signal });
      return (
        answer?.data.map(({ id, title, category }) => ({
          id,
          title,
          description: category?.name,
          href: documentPaths.detail.href({ id }),
        })) ?? null
      );
    },
  },
  {
    right: 'users.view',
    group: 'users.title',
    icon: 'users',
    async find(send, words, signal) {
      const answer = await send('listUsers', { query: listQuery(words), signal });
      return (
        answer?.data.map((person) => ({
          id: person.id,
          title: fullName(person),
          description: person.email,
          href: userPaths.detail.href({ id: person.id }),
        })) ?? null
      );
    },
  },
  {
    right: 'contacts.view',
    group: 'contacts.title',
    icon: 'square-user',
    async find(send, words, signal) {
      const answer = await send('listContacts', { query: listQuery(words), signal });
      return (
        answer?.data.map((contact) => ({
          id: contact.id,
          title: fullName(contact),
          description: contact.position ?? undefined,
          href: contactPaths.detail.href({ id: contact.id }),
        })) ?? null
      );
    },
  },
  {
    group: 'places.title',
    icon: 'map-pin',
    async find(send, words, signal) {
      const answer = await send('listPlaces', { query: listQuery(words), signal });
      return (
        answer?.data.map(({ id, name, address }) => ({
          id,
          title: name,
          description: address ?? undefined,
          href: placePaths.detail.href({ id }),
        })) ?? null
      );
    },
  },
];
