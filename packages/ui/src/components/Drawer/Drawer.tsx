import type { ReactNode } from 'react';
import { Modal, type ModalProps } from '../../internal/Modal.tsx';
import * as css from './Drawer.css.ts';

/** The edge of the window at which the drawer opens, in reading direction. */
export type DrawerSide = 'start' | 'end';
/** The width of a drawer: 320, 440 or 640 px; a strip of the page stays visible. */
export type DrawerSize = 's' | 'm' | 'l';

/** Props of {@link Drawer}, plus the props of its panel. */
export interface DrawerProps extends ModalProps {
  /** @default 'end' */
  side?: DrawerSide;
  /** @default 'm' */
  size?: DrawerSize;
  children?: ReactNode;
}

/** A dialog as high as the window, for navigation (`start`) or details beside the page (`end`). Behaves as `Dialog`. */
export const Drawer = ({ side = 'end', size = 'm', ...rest }: DrawerProps): ReactNode => (
  <Modal {...rest} overlayClass={css.overlay} form={`${css.sides[side]} ${css.size[size]}`} />
);
