import { type Conversation, type ConversationMember, fold, searchWords } from '@school/domain';
import {
  Avatar,
  Button,
  IconButton,
  List,
  ListItem,
  Menu,
  SearchField,
  Stack,
  Text,
  VirtualList,
} from '@school/ui';
import { useState } from 'react';
import { useSession } from '../../../data/DataRoot.tsx';
import { useNameOrder } from '../../../intl/useNameOrder.ts';
import { useText } from '../../../intl/useText.ts';
import { useOnlineMembers } from '../presence/useOnlineMembers.ts';
import { SectionHeading } from './SectionHeading.tsx';
import { useMemberActions } from './useMemberActions.ts';

/** Number of members before "Show all". */
const few = 6;

/** Number of members from which a search is offered. */
const many = 20;

const rank = { owner: 0, admin: 1, member: 2 } as const;

/** Members of a group, those who manage it first: a few of them, or all with a search. */
export function GroupMembers({ group }: { group: Conversation }) {
  const t = useText();
  const inOrder = useNameOrder();
  const [all, setAll] = useState(false);
  const [query, setQuery] = useState('');
  const memberItem = useMemberItem(group);
  const members = [...group.members].sort(
    (one, other) => rank[one.role] - rank[other.role] || inOrder(one.user.name, other.user.name),
  );
  const words = all ? searchWords(query) : [];
  const matching = members.filter(({ user }) => words.every((word) => fold(user.name).includes(word)));
  return (
    <Stack gap="s">
      <SectionHeading title={t('messenger.new.members')} count={members.length}>
        {members.length > few && (
          <Button size="s" variant="plain" aria-expanded={all} onClick={() => setAll(!all)}>
            {t(all ? 'messenger.details.fewer' : 'messenger.details.all')}
          </Button>
        )}
      </SectionHeading>
      {all && members.length > many && (
        <SearchField label={t('messenger.details.search')} value={query} onValueChange={setQuery} size="s" />
      )}
      {all && matching.length > 0 && (
        <VirtualList
          label={t('messenger.new.members')}
          ruled={false}
          items={matching}
          itemKey={({ user }) => user.id}
        >
          {memberItem}
        </VirtualList>
      )}
      {!all && (
        <List label={t('messenger.new.members')} ruled={false}>
          {members.slice(0, few).map(memberItem)}
        </List>
      )}
      <Text role="status" size="small" tone="quiet">
        {words.length > 0 && matching.length === 0 ? t('messenger.details.noMatch') : ''}
      </Text>
    </Stack>
  );
}

/** Returns a function that renders the row of a member with its actions. */
function useMemberItem(group: Conversation) {
  const t = useText();
  const { user: me } = useSession();
  const actionsFor = useMemberActions(group);
  const online = useOnlineMembers();
  return (member: ConversationMember) => {
    const { id, name, avatar } = member.user;
    const items = actionsFor(member);
    const label = t('messenger.member.actions', { name });
    const facts = [
      ...(id === me?.id ? [t('messenger.member.you')] : []),
      ...(online.has(id) ? [t('messenger.member.online')] : []),
      ...(member.role === 'member' ? [] : [t(`messenger.role.${member.role}`)]),
    ];
    return (
      <ListItem
        key={id}
        start={<Avatar name={name} src={avatar} aria-hidden />}
        title={name}
        meta={facts.join(' · ')}
        end={
          items.length > 0 && (
            <Menu
              label={label}
              items={items}
              align="end"
              trigger={<IconButton icon="ellipsis" label={label} size="s" variant="plain" />}
            />
          )
        }
      />
    );
  };
}
