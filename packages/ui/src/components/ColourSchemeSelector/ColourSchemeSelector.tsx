import { getPunctuation } from '@school/text';
import type { ReactNode } from 'react';
import type { IconName } from '../../internal/icons.ts';
import { useMessages } from '../../root/messages.ts';
import { useLocale } from '../../root/UiContext.ts';
import type { Scheme } from '../../theme/scheme.ts';
import type { ButtonSize } from '../../internal/buttonClass.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, type MenuProps } from '../Menu/Menu.tsx';

/** Props of {@link ColourSchemeSelector}, plus the props of `Menu`. */
export interface ColourSchemeSelectorProps extends Omit<
  MenuProps,
  'trigger' | 'label' | 'items' | 'heading'
> {
  /** The current setting; `auto` follows the system. */
  value: Scheme;
  /** Called with the chosen setting. */
  onValueChange: (value: Scheme) => void;
  /** @default 'm' */
  size?: ButtonSize;
}

const schemeIcons: Record<Scheme, IconName> = { light: 'sun', dark: 'moon', auto: 'sun-moon' };
const schemes = ['light', 'dark', 'auto'] as const;

/** Chooses light, dark or the scheme of the system. Renders a `Menu`. */
export const ColourSchemeSelector = ({
  value,
  onValueChange,
  size,
  ...rest
}: ColourSchemeSelectorProps): ReactNode => {
  const { colourSchemeSelector: messages } = useMessages();
  const locale = useLocale();
  return (
    <Menu
      {...rest}
      label={messages.label}
      trigger={
        <IconButton
          size={size}
          icon={schemeIcons[value]}
          variant="plain"
          label={`${messages.label}${getPunctuation(locale).colon}${messages[value]}`}
        />
      }
      items={schemes.map((scheme) => ({
        id: scheme,
        label: messages[scheme],
        icon: schemeIcons[scheme],
        checked: scheme === value,
        onSelect: () => onValueChange(scheme),
      }))}
    />
  );
};
