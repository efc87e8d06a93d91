import { type ConversationWrite, conversationWriteLimits } from '@school/domain';
import type { FormFields } from '../../../forms/fields.ts';

/** Form values of a new conversation: with one person, or a group. */
export type NewConversationValues = {
  kind: 'direct' | 'group';
  user_id: string;
  name: string;
  description: string;
  member_ids: readonly string[];
};

/** A conversation with no one yet. */
export const emptyConversation: NewConversationValues = {
  kind: 'direct',
  user_id: '',
  name: '',
  description: '',
  member_ids: [],
};

/** Converts form values to the request body. */
export const toConversationRequest = (values: NewConversationValues): ConversationWrite =>
  values.kind === 'direct'
    ? { kind: 'direct', user_id: values.user_id }
    : {
        kind: 'group',
        name: values.name.trim(),
        description: values.description.trim(),
        member_ids: [...values.member_ids],
      };

/** The fields of a new conversation. */
export const newConversationFields = {
  kind: {},
  user_id: { label: 'messenger.new.person', rejected: 'messenger.new.personRefused' },
  name: { label: 'messenger.new.name', limit: conversationWriteLimits.name },
  description: { label: 'messenger.new.description', limit: conversationWriteLimits.description },
  member_ids: {
    label: 'messenger.new.members',
    rejected: 'messenger.new.membersRefused',
    showsInnerErrors: true,
  },
} as const satisfies FormFields<NewConversationValues>;
