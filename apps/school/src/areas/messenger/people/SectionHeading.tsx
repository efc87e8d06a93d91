import { Heading, Inline, Text } from '@school/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

/** Heading of a section of the details with the number of its entries, and what shows more of them. */
export function SectionHeading(props: { title: string; count: number | undefined; children?: ReactNode }) {
  const { formatNumber } = useIntl();
  const { title, count, children } = props;
  return (
    <Inline justify="between" gap="s">
      <Heading level={3}>
        {title}
        {count !== undefined && (
          <>
            {' '}
            <Text as="span" weight="regular" tone="quiet">
              {formatNumber(count)}
            </Text>
          </>
        )}
      </Heading>
      {children}
    </Inline>
  );
}
