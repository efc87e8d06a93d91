import { Button, EmptyState, type IconName, LinkButton } from '@school/ui';
import { useText } from '../intl/useText.ts';
import type { NewOne } from './NewLink.tsx';
import type { List } from './useList.ts';

/** In place of a list without rows: nothing fits its filter, or nothing is there yet and how to begin. */
export function NothingHere<Name extends string>(props: {
  list: Pick<List<Name>, 'narrowed' | 'clear'>;
  icon: IconName;
  /** "No news yet". */
  title: string;
  /** What will be here. */
  body: string;
  /** The first thing to do, for those who may. */
  action?: NewOne | false;
}) {
  const t = useText();
  const { list, action } = props;
  if (list.narrowed) {
    return (
      <EmptyState
        icon="search"
        title={t('lists.noneFound')}
        body={t('lists.noneFoundBody')}
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
