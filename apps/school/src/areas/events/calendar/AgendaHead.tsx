import { capitalized } from '@school/text';
import { Box, Button, IconButton, Inline, Text, useMessages } from '@school/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { CalendarPage } from './useCalendarPage.ts';

/** Header of the agenda: month, previous and next. */
export function AgendaHead({ page, actions }: { page: CalendarPage; actions: ReactNode }) {
  const intl = useIntl();
  const { calendar: words } = useMessages();
  const parts = intl.formatDateToParts(page.date, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <Box paddingY="l">
      <Inline justify="between" gap="l">
        <Inline gap="l">
          <Text as="h2" size="heading" tone="strong" aria-live="polite">
            {parts.map(({ type, value }) =>
              type === 'month' ? (
                <Text key={type} as="strong" weight="bold" size="heading">
                  {capitalized(value, intl.locale)}
                </Text>
              ) : (
                value
              ),
            )}
          </Text>
          <Box notPrinted>
            <Inline gap="s">
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
          </Box>
        </Inline>
        <Box notPrinted>
          <Inline gap="s">{actions}</Inline>
        </Box>
      </Inline>
    </Box>
  );
}
