import { Icon, Inline, Text } from '@school/ui';
import type { TenantTheme } from '@school/ui/theme';
import { useMemo } from 'react';
import { useText } from '../../intl/useText.ts';
import { isLegible } from './isLegible.ts';

/** Shows in one sentence whether a theme is legible. */
export function ThemeLegibility({ theme }: { theme: TenantTheme }) {
  const t = useText();
  const legible = useMemo(() => isLegible(theme), [theme]);
  return (
    <Inline gap="s" wrap={false} align="start">
      <Icon name={legible ? 'circle-check' : 'triangle-alert'} />
      <Text weight="medium" role="status">
        {t(legible ? 'school.legible' : 'school.illegible')}
      </Text>
    </Inline>
  );
}
