import { Button, LinkButton, Notice } from '@school/ui';
import { useText } from '../../../intl/useText.ts';
import type { List } from '../../../lists/useList.ts';

/** Empty state above a month without events: no matches, or no events yet with a first action. */
export function EventsEmpty<Name extends string>(props: {
  list: Pick<List<Name>, 'narrowed' | 'clear'>;
  newHref: string | undefined;
}) {
  const t = useText();
  const { list, newHref } = props;
  if (list.narrowed) {
    return (
      <Notice
        title={t('lists.noResults')}
        icon="search"
        action={
          <Button size="s" onClick={list.clear}>
            {t('lists.clear')}
          </Button>
        }
      >
        {t('lists.noResultsBody')}
      </Notice>
    );
  }
  return (
    <Notice
      title={t('events.none')}
      icon="calendar"
      action={
        newHref && (
          <LinkButton size="s" href={newHref} icon="plus">
            {t('events.new')}
          </LinkButton>
        )
      }
    >
      {t(newHref ? 'events.noneBody' : 'events.noneBodyReader')}
    </Notice>
  );
}
