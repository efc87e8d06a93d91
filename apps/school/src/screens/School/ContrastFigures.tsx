import { DescriptionList, Icon, Inline, Stack, Text } from '@school/ui';
import type { TenantTheme } from '@school/ui/theme';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../intl/useText.ts';
import { figuresOf, pairsOf } from './themeFigures.ts';

/** How far the colours of a theme are apart where they meet: measured, beside what they must be. */
export function ContrastFigures({ theme }: { theme: TenantTheme }) {
  const t = useText();
  const { formatNumber } = useIntl();
  const figures = useMemo(() => figuresOf(theme), [theme]);
  const { kept, total } = useMemo(() => pairsOf(theme), [theme]);
  // Cut and not rounded up: what is a little less than enough must not look like enough.
  const written = (figure: number) =>
    `${formatNumber(Math.floor(figure * 10) / 10, { minimumFractionDigits: 1 })} : 1`;
  return (
    <Stack gap="m">
      <Inline gap="s" wrap={false} align="start">
        <Icon name={kept === total ? 'circle-check' : 'triangle-alert'} />
        <Text weight="medium" role="status">
          {t('school.contrast.pairs', { kept, total })}
        </Text>
      </Inline>
      <DescriptionList
        layout="beside"
        divided
        aria-label={t('school.contrast.title')}
        items={figures.map(({ id, label, light, dark, least }) => ({
          id,
          term: t(label),
          details: (
            <Inline gap="l">
              <Figure label={t('school.trial.light')} figure={written(light)} />
              <Figure label={t('school.trial.dark')} figure={written(dark)} />
              <Figure label={t('school.contrast.least')} figure={written(least)} quiet />
            </Inline>
          ),
        }))}
      />
    </Stack>
  );
}

function Figure(props: { label: string; figure: string; quiet?: boolean }) {
  return (
    <Inline gap="xs" wrap={false}>
      <Text as="span" size="small" tone="quiet">
        {props.label}
      </Text>
      <Text as="span" size="small" dir="ltr" weight={props.quiet ? 'regular' : 'medium'}>
        {props.figure}
      </Text>
    </Inline>
  );
}
