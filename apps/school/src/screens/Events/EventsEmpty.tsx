import { Button, LinkButton, Notice } from '@school/ui';
import { useText } from '../../intl/useText.ts';
import type { List } from '../../lists/useList.ts';

/** Above a month without events: that nothing fits the filter, or that there is nothing yet, and how to begin. */
export function EventsEmpty<Name extends string>(props: {
  list: Pick<List<Name>, 'narrowed' | 'clear'>;
  newHref: string | undefined;
}) {
  const t = useText();
  const { list, newHref } = props;
  if (list.narrowed) {
    return (
      <Notice
        title={t('lists.noneFound')}
        icon="search"
        action={
          <Button size="s" onClick={list.clear}>
            {t('lists.clear')}
          </Button>
        }
      >
        {t('lists.noneFoundBody')}
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
