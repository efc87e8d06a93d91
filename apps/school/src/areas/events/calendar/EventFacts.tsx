import type { Event } from '@school/domain';
import { DescriptionList, Inline, Prose, Stack, Text } from '@school/ui';
import { AudienceNames } from '../../../audience/AudienceNames.tsx';
import { EventStatusBadge } from '../EventStatusBadge.tsx';
import { EventSyncState } from '../EventSyncState.tsx';
import { EventWhen } from '../EventWhen.tsx';
import { useText } from '../../../intl/useText.ts';

/** An event's details. */
export function EventFacts({ event }: { event: Event }) {
  const t = useText();
  const { place, address, description } = event;
  const where = [place?.name, address].filter((line) => line);
  return (
    <Stack gap="l">
      <Inline>
        <EventStatusBadge status={event.status} />
      </Inline>
      <DescriptionList
        items={[
          { id: 'when', term: t('events.when'), details: <EventWhen event={event} /> },
          {
            id: 'where',
            term: t('events.where'),
            details: where.map((line, at) => (
              <Text key={at} as="span" tone={at > 0 ? 'quiet' : undefined} isolate>
                {line}
              </Text>
            )),
          },
          {
            id: 'audience',
            term: t('events.form.audience'),
            details: <AudienceNames audience={event.audience} />,
          },
          ...(event.can.sync
            ? [{ id: 'sync', term: t('events.sync.title'), details: <EventSyncState event={event} /> }]
            : []),
          { id: 'author', term: t('events.author'), details: <bdi>{event.author.name}</bdi> },
        ]}
      />
      {description && (
        <Prose dir="auto">
          {description.split('\n').map((line, at) => (
            <p key={at}>{line}</p>
          ))}
        </Prose>
      )}
    </Stack>
  );
}
