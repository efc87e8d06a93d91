import type { IconSource } from '../../internal/Glyph.tsx';

/** The one action of a screen, as the bar of a phone shows it. */
export interface AppShellAction {
  /** The name of the action, starting with a verb. */
  label: string;
  icon: IconSource;
  /** Where it leads. */
  href?: string;
  /** Called on press, if the action is not a link. */
  onPress?: () => void;
}
