import { LinkButton } from '@school/ui';
import { useSession } from '../data/DataRoot.tsx';
import { useText } from '../intl/useText.ts';
import { home } from '../navigation/access.ts';
import { useRouterLocation } from '../navigation/NavigationRoot.tsx';
import { parentItem } from './navItems.ts';

/** From where nothing can be seen: to the list that the address lies in, or home where the reader has none there. */
export function WayBack() {
  const t = useText();
  const { user } = useSession();
  const { path } = useRouterLocation();
  const above = parentItem(path, user);
  return (
    <LinkButton href={above?.href ?? home}>
      {above ? t('errors.noPermission.backTo', { place: t(above.label) }) : t('errors.noPermission.back')}
    </LinkButton>
  );
}
