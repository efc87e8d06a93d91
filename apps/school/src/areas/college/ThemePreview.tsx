import { Badge, Button, Grid, Heading, Inline, Link, Stack, Text, ThemeIsland } from '@school/ui';
import { type Corners, type TenantTheme, tenantTheme } from '@school/ui/theme';
import { useMemo } from 'react';
import { useText } from '../../intl/useText.ts';
import { ThemeLegibility } from './ThemeLegibility.tsx';
import { collegePaths } from './paths.ts';

/** A hex colour in the server's format. */
const colour = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

const sixDigits = (text: string): string => {
  const digits = text.slice(1).toLowerCase();
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
};

/** Preview of a theme in both colour schemes with its contrasts. It isn't interactive. */
export function ThemePreview(props: { color: string; corners: Corners; name: string }) {
  const t = useText();
  const { corners, name } = props;
  const written = props.color.trim();
  const color = colour.test(written) ? sixDigits(written) : null;
  const theme = useMemo(() => (color === null ? null : tenantTheme(color, { corners })), [color, corners]);
  if (color === null || theme === null) return <Text tone="quiet">{t('school.preview.noColour')}</Text>;
  const solid = theme.light.color.accent.solid;
  return (
    <Stack gap="l">
      <Grid columns={{ narrow: 1, medium: 2 }} gap="l">
        <Sample label={t('school.preview.light')} theme={theme} scheme="light" name={name} />
        <Sample label={t('school.preview.dark')} theme={theme} scheme="dark" name={name} />
      </Grid>
      {solid.toLowerCase() !== color && (
        <Text size="small" tone="quiet">
          {t('school.preview.adjusted', { colour: color.toUpperCase(), used: solid.toUpperCase() })}
        </Text>
      )}
      <ThemeLegibility theme={theme} />
    </Stack>
  );
}

function Sample(props: { label: string; theme: TenantTheme; scheme: keyof TenantTheme; name: string }) {
  const t = useText();
  return (
    <Stack gap="s">
      <Text size="small" weight="medium">
        {props.label}
      </Text>
      <ThemeIsland theme={props.theme} scheme={props.scheme} inert>
        <Stack gap="m">
          <Inline gap="s" justify="between">
            <Heading level={4} size="heading">
              <bdi>{props.name}</bdi>
            </Heading>
            <Badge tone="accent" icon="newspaper">
              {t('posts.title')}
            </Badge>
          </Inline>
          <Text>{t('school.preview.text')}</Text>
          <Text size="small" tone="quiet">
            {t('school.preview.secondaryText')}
          </Text>
          <Inline gap="m">
            <Button tone="accent" variant="solid" size="s">
              {t('school.preview.action')}
            </Button>
            <Button size="s">{t('app.cancel')}</Button>
            <Link href={collegePaths.detail.href()}>{t('school.preview.link')}</Link>
          </Inline>
        </Stack>
      </ThemeIsland>
    </Stack>
  );
}
