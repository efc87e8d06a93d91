import type { IconSource } from '../../internal/Glyph.tsx';

/** The primary action of a screen, shown in the bar of a phone. */
export interface AppShellAction {
  /** The name of the action, starting with a verb. */
  label: string;
  icon: IconSource;
  /** Address of the destination, if the action is a link. */
  href?: string;
  /** Called on press, if the action is not a link. */
  onPress?: () => void;
}
