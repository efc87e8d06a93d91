import type { AudienceWrite } from '@school/domain';
import { Avatar, Button, List, ListItem, ScrollArea, SearchField, Stack, Text } from '@school/ui';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useQuery } from '../../data/useQuery.ts';
import { problemText } from '../../intl/problemText.ts';
import { useText } from '../../intl/useText.ts';

const perPage = 50;

/** The names of the people that an alert will reach, loaded when the person opens the list. */
export function AlertPeople({ audience }: { audience: AudienceWrite }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  // The button that had the focus is gone.
  useEffect(() => search.current?.focus(), [isOpen]);
  const [words, setWords] = useState('');
  const [pages, setPages] = useState(1);
  const q = useDeferredValue(words.trim());
  if (!isOpen) {
    return (
      <Button variant="outline" fullWidth icon="users" onClick={() => setOpen(true)}>
        {t('notifications.confirm.showPeople')}
      </Button>
    );
  }
  return (
    <Stack gap="s">
      <SearchField
        ref={search}
        label={t('notifications.confirm.searchPeople')}
        placeholder={t('notifications.confirm.searchPeople')}
        value={words}
        onChange={(event) => {
          setWords(event.currentTarget.value);
          setPages(1);
        }}
      />
      <ScrollArea label={t('notifications.confirm.people')} maxHeight={240}>
        {Array.from({ length: pages }, (_, index) => (
          <PeoplePage
            key={index}
            audience={audience}
            q={q}
            page={index + 1}
            isLast={index + 1 === pages}
            onMore={() => setPages(pages + 1)}
          />
        ))}
      </ScrollArea>
    </Stack>
  );
}

function PeoplePage(props: {
  audience: AudienceWrite;
  q: string;
  page: number;
  /** Whether it is the last page that is shown. */
  isLast: boolean;
  onMore(): void;
}) {
  const t = useText();
  const { audience, q, page, isLast, onMore } = props;
  const query = { page, per_page: perPage, ...(q !== '' && { q }) };
  const { data, problem } = useQuery('searchAudience', { query, body: { audience } });
  if (problem) return <Text tone="quiet">{problemText(t, problem)}</Text>;
  if (!data) return <Text tone="quiet">{t('app.loading')}</Text>;
  if (data.meta.total === 0) return <Text tone="quiet">{t('notifications.confirm.noPeople')}</Text>;
  return (
    <Stack gap="s">
      <List label={t('notifications.confirm.people')}>
        {data.data.map(({ id, name, avatar }) => (
          <ListItem key={id} start={<Avatar name={name} src={avatar} aria-hidden />} title={name} />
        ))}
      </List>
      {isLast && page < data.meta.last_page && (
        <Button variant="plain" fullWidth onClick={onMore}>
          {t('notifications.confirm.morePeople')}
        </Button>
      )}
    </Stack>
  );
}
