import { __iconData as archive } from 'lucide-react/icons/archive';
import { __iconData as film } from 'lucide-react/icons/film';
import { __iconData as image } from 'lucide-react/icons/image';
import { __iconData as music } from 'lucide-react/icons/eighth-notes';
import { __iconData as paperclip } from 'lucide-react/icons/paperclip';
import { __iconData as presentation } from 'lucide-react/icons/presentation';
import { __iconData as table2 } from 'lucide-react/icons/table-2';
import { __iconData as text } from 'lucide-react/icons/text-align-start';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { provideIcons, type IconSize } from '../../internal/Glyph.tsx';
import { toMirroredShape } from '../../internal/iconShape.ts';
import * as css from './FileIcon.css.ts';
import { fileKind, type FileKind } from './fileKind.ts';

const Glyph = provideIcons({
  archive,
  film,
  image,
  music,
  paperclip,
  presentation,
  'table-2': table2,
  text: toMirroredShape(text),
});

/** 32 × 40, 40 × 48 or 56 × 72 px. */
export type FileIconSize = keyof typeof css.size;

/** Props of {@link FileIcon}, plus the attributes of `<span>`. */
export interface FileIconProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Media type of the file: "application/pdf". It has priority over the name's extension. */
  type?: string;
  /** Name of the file; its extension is shown on the sheet. */
  name?: string;
  /** @default 'm' */
  size?: FileIconSize;
  /** Accessible name, if the file's name is not beside the icon. Without it the icon is hidden from screen readers. */
  label?: string;
}

const kindIcons = {
  pdf: 'text',
  doc: 'text',
  sheet: 'table-2',
  slides: 'presentation',
  image: 'image',
  video: 'film',
  audio: 'music',
  archive: 'archive',
  other: 'paperclip',
} as const satisfies Record<FileKind, string>;
const signSize: Record<FileIconSize, IconSize> = { s: 16, m: 20, l: 24 };

/**
 * The kind of a file: a sheet with an icon and the extension. Kinds differ by icon and text, not by colour. Renders a
 * `<span>`.
 */
export const FileIcon = ({ type, name, size = 'm', label, className, ...rest }: FileIconProps): ReactNode => {
  const { kind, label: extensionLabel } = fileKind(type, name);
  return (
    <span
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      data-kind={kind}
      data-word={extensionLabel || undefined}
      {...rest}
      className={cx(css.root, css.size[size], className)}
    >
      <Glyph name={kindIcons[kind]} size={signSize[size]} />
    </span>
  );
};
