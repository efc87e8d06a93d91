import { Button, Heading, IconButton, Inline, useMessages } from '@school/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { CalendarPage } from './useCalendarPage.ts';

/** The month of an agenda, and the ways to the one before and after. */
export function AgendaHead({ page, actions }: { page: CalendarPage; actions: ReactNode }) {
  const intl = useIntl();
  const { calendar: words } = useMessages();
  const month = intl.formatDate(page.date, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <Inline justify="between" gap="m">
      <Inline gap="s">
        <Heading level={2} aria-live="polite">
          {month.charAt(0).toLocaleUpperCase(intl.locale) + month.slice(1)}
        </Heading>
        <IconButton
          icon="chevron-left"
          variant="plain"
          label={words.previousMonth}
          onClick={() => page.turnBy(-1)}
        />
        <IconButton
          icon="chevron-right"
          variant="plain"
          label={words.nextMonth}
          onClick={() => page.turnBy(1)}
        />
        <Button onClick={() => page.turn(page.today)}>{words.today}</Button>
      </Inline>
      <Inline gap="s">{actions}</Inline>
    </Inline>
  );
}
