import { __iconData as panelLeftClose } from 'lucide-react/icons/panel-left-close';
import { __iconData as panelLeftOpen } from 'lucide-react/icons/panel-left-open';
import { useSyncExternalStore, type ReactNode } from 'react';
import { media } from '../../css/breakpoints.css.ts';
import { provideIcons } from '../../internal/Glyph.tsx';
import { toMirroredShape } from '../../internal/iconShape.ts';
import { useMessages } from '../../root/messages.ts';
import * as css from './AppShell.css.ts';
import type { NavGroup, RenderLink } from './navigation.ts';
import { NavGroups } from './NavGroups.tsx';

const Glyph = provideIcons({
  'panel-left-close': toMirroredShape(panelLeftClose),
  'panel-left-open': toMirroredShape(panelLeftOpen),
});

const watchWide = (onChange: () => void): (() => void) => {
  const wide = window.matchMedia?.(media.wide);
  wide?.addEventListener('change', onChange);
  return () => wide?.removeEventListener('change', onChange);
};
const isWide = (): boolean => window.matchMedia?.(media.wide).matches ?? true;

interface RailProps {
  navigation: readonly NavGroup[];
  renderLink: RenderLink | undefined;
  /** Undefined: depends on the width of the window. */
  narrow: boolean | undefined;
  onNarrowChange: (narrow: boolean) => void;
}

/** The navigation items at the start of the window, with the button that reduces them to icons. */
export const Rail = ({ navigation, renderLink, narrow, onNarrowChange }: RailProps): ReactNode => {
  const { appShell } = useMessages();
  const wide = useSyncExternalStore(watchWide, isWide, () => true);
  const isNarrow = narrow ?? !wide;
  return (
    <nav className={css.railRoot} aria-label={appShell.navigation}>
      <NavGroups navigation={navigation} renderLink={renderLink} tips={isNarrow} />
      {/* Links that come later would move it. */}
      {navigation.length > 0 && (
        <button
          type="button"
          className={css.fold}
          aria-expanded={!isNarrow}
          onClick={() => onNarrowChange(!isNarrow)}
        >
          <Glyph name={isNarrow ? 'panel-left-open' : 'panel-left-close'} size={16} />
          <span className={css.navItemLabel}>{isNarrow ? appShell.expand : appShell.collapse}</span>
        </button>
      )}
    </nav>
  );
};
