import { CommandPalette, type PaletteCommand, SearchButton } from '@school/ui';
import { useState } from 'react';
import { useSession } from '../data/DataRoot.tsx';
import { useText } from '../intl/useText.ts';
import { quickActionsFor } from '../router/quickActions.ts';
import { navItemsFor } from '../router/navItems.ts';
import { useRoutes } from '../router/RoutesContext.ts';
import { useSearchResults } from './useSearchResults.ts';

/** Search dialog with pages, quick actions and the school's records. */
export function SearchPalette() {
  const t = useText();
  const { user } = useSession();
  const routes = useRoutes();
  const [typed, setTyped] = useState('');
  const results = useSearchResults(typed);
  const places = navItemsFor(routes, user)
    .flat()
    .map(({ id, label, icon, href }): PaletteCommand => ({
      id,
      label: t(label),
      icon,
      href,
      group: t('search.goTo'),
    }));
  const quickActions = quickActionsFor(routes, user).map(({ label, icon, href }): PaletteCommand => ({
    id: href,
    label: t(label),
    icon,
    href,
    group: t('search.create'),
  }));
  return (
    <CommandPalette
      trigger={<SearchButton label={t('search.label')} keys={['Mod', 'K']} />}
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      empty={t('search.empty')}
      commands={[...places, ...quickActions, ...results.commands]}
      loading={results.loading}
      onQueryChange={setTyped}
    />
  );
}
