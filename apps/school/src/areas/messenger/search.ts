import { fold, parseMessageSearch, searchWords } from '@school/domain';
import { matchedParts } from '../../search/matchedParts.ts';
import { mostResults, type SearchSource } from '../../search/searchSource.ts';
import { messengerPaths } from './paths.ts';

/** Number of conversations whose names are searched. */
const latestConversations = 50;

/** Searches conversations by their names. */
export const conversationSearch: SearchSource = {
  permission: 'messenger.use',
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
        .slice(0, mostResults)
        .map((result) => ({ ...result, href: messengerPaths.conversation.href({ id: result.id }) })) ?? null
    );
  },
};

/** Searches messages. */
export const messageSearch: SearchSource = {
  permission: 'messenger.use',
  group: 'messenger.title',
  icon: 'message-square',
  async find(send, words, signal) {
    const answer = await send('searchMessages', { query: { q: words, limit: mostResults }, signal });
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
};
