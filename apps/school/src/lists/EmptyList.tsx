import { Button, EmptyState, type IconName, LinkButton } from '@school/ui';
import { useText } from '../intl/useText.ts';
import type { NewOne } from './NewLink.tsx';
import type { List } from './useList.ts';

/** Empty state of a list: no matches, or no records yet with a first action. */
export function EmptyList<Name extends string>(props: {
  list: Pick<List<Name>, 'narrowed' | 'clear'>;
  icon: IconName;
  /** Title: "No news yet". */
  title: string;
  /** What the list will show. */
  body: string;
  /** The first action, for people with permission. */
  action?: NewOne | false;
}) {
  const t = useText();
  const { list, action } = props;
  if (list.narrowed) {
    return (
      <EmptyState
        icon="search"
        title={t('lists.noResults')}
        body={t('lists.noResultsBody')}
        action={<Button onClick={list.clear}>{t('lists.clear')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon={props.icon}
      title={props.title}
      body={props.body}
      action={
        action && (
          <LinkButton href={action.href} icon={action.icon}>
            {action.label}
          </LinkButton>
        )
      }
    />
  );
}
