import type { ReactNode } from 'react';
import { useMessages } from '../../root/messages.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { skinTones, withSkinTone, type SkinTone } from './emoji.ts';
import * as css from './EmojiPicker.css.ts';

interface SkinToneMenuProps {
  tone: SkinTone;
  onChange: (tone: SkinTone) => void;
}

const Hand = ({ tone }: { tone: SkinTone }) => (
  <span className={css.hand} data-sign={withSkinTone({ emoji: '✋', name: '', toneTemplate: '✋+' }, tone)} />
);

/** The skin tone of all emoji. */
export const SkinToneMenu = ({ tone, onChange }: SkinToneMenuProps): ReactNode => {
  const { emojiPicker: messages } = useMessages();
  const label = messages.skinTone(messages.skinTones[tone]);
  return (
    <Menu
      label={label}
      align="end"
      trigger={<IconButton icon={<Hand tone={tone} />} label={label} variant="plain" size="s" />}
      items={skinTones.map((one) => ({
        id: one,
        label: messages.skinTones[one],
        icon: <Hand tone={one} />,
        checked: one === tone,
        onSelect: () => onChange(one),
      }))}
    />
  );
};
