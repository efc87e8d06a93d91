import type { AnswerData, InputOf, OperationId, Permission } from '@school/domain';
import type { IconName } from '@school/ui';
import type { MessageId } from '../intl/messages.ts';

/** Maximum number of results per source. */
export const mostResults = 5;

/** Returns the query of a list that is searched for words. */
export const toListQuery = (words: string): { q: string; per_page: number } => ({
  q: words,
  per_page: mostResults,
});

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
  permission?: Permission | readonly Permission[];
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
