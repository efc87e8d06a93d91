import { LinkButton } from '@school/ui';
import { useLocation } from 'wouter';
import { useSession } from '../data/DataRoot.tsx';
import { useText } from '../intl/useText.ts';
import { home } from '../router/access.ts';
import { useRoutes } from '../router/RoutesContext.ts';
import { parentItem } from '../router/navItems.ts';

/** Back link of an empty state: to the nearest permitted list, or to home. */
export function ParentLink() {
  const t = useText();
  const { user } = useSession();
  const [path] = useLocation();
  const above = parentItem(useRoutes(), path, user);
  return (
    <LinkButton href={above?.href ?? home}>
      {above ? t('errors.noPermission.backTo', { page: t(above.label) }) : t('errors.noPermission.back')}
    </LinkButton>
  );
}
