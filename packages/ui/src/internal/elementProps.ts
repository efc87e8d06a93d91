import type { ComponentPropsWithRef, JSX } from 'react';

/** The HTML elements that a layout or text component may be rendered as. */
export type ElementName = keyof JSX.IntrinsicElements & keyof HTMLElementTagNameMap;

/** The component's props plus those of the element; the component's take precedence. */
export type ElementProps<Name extends ElementName, Own> = Own &
  Omit<ComponentPropsWithRef<Name>, keyof Own | 'as'> & {
    /** The element to render, for meaning: a list, a section, a form. */
    as?: Name;
  };
