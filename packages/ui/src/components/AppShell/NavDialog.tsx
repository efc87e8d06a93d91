import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useMessages } from '../../root/messages.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './NavDialog.css.ts';
import type { NavGroup, RenderLink } from './navigation.ts';
import { NavGroups } from './NavGroups.tsx';

interface NavDialogProps {
  brand: ReactNode;
  navigation: readonly NavGroup[];
  renderLink: RenderLink | undefined;
  actions: ReactNode;
  onClose: () => void;
}

/**
 * All links of the navigation on a phone, in a drawer from the end. A native modal dialog: it traps focus, closes by
 * Escape, returns focus, and costs the first load nothing.
 */
export const NavDialog = ({ brand, navigation, renderLink, actions, onClose }: NavDialogProps): ReactNode => {
  const { appShell, dialog } = useMessages();
  const root = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = root.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const onPress = (event: MouseEvent<HTMLDialogElement>) => {
    /* A press on the dialog itself is one beside its panel; one on a link leads away. */
    if (event.target === event.currentTarget || (event.target as Element).closest('a')) root.current?.close();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keys are Escape and the links' own
    <dialog
      ref={root}
      className={css.root}
      aria-label={appShell.menu}
      onClose={onClose}
      onClick={onPress}
      data-sui-drawer=""
    >
      <div className={css.panel}>
        <div className={css.head}>
          <div className={css.brand}>{brand}</div>
          <IconButton icon="x" variant="plain" label={dialog.close} onClick={() => root.current?.close()} />
        </div>
        <nav aria-label={appShell.navigation} className={css.groups}>
          <NavGroups navigation={navigation} renderLink={renderLink} />
        </nav>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </dialog>
  );
};
