import { Badge, Icon, List, ListItem, Time } from '@school/ui';
import { useCollege } from '../../data/DataRoot.tsx';
import { useText } from '../../intl/useText.ts';
import { useTurn } from '../../viewport/InOrder.tsx';
import { SectionFrame } from './HomeSection.tsx';
import { usePendingTasks } from './usePendingTasks.ts';

/** The user's pending tasks: "3 things need your attention". Renders nothing without tasks. */
export function PendingTasks({ turn }: { turn: number }) {
  const t = useText();
  const timeZone = useCollege()?.setting.timezone;
  const items = usePendingTasks();
  const drawn = useTurn(turn, items !== undefined);
  if (!drawn || !items || items.length === 0) return null;
  const title = t('home.tasks.title', { count: items.length });
  return (
    <SectionFrame title={title}>
      <List label={title}>
        {items.map(({ id, icon, title: name, detail, time, overdue, href }) => (
          <ListItem
            key={id}
            start={<Icon name={icon} />}
            title={name}
            meta={detail && <bdi>{detail}</bdi>}
            end={
              overdue ? (
                <Badge tone="critical" icon="circle-alert">
                  {t('home.tasks.overdue')}
                </Badge>
              ) : (
                time && <Time value={time} timeZone={timeZone} format="relative" />
              )
            }
            href={href}
          />
        ))}
      </List>
    </SectionFrame>
  );
}
