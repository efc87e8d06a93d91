import { useId, type ComponentPropsWithRef } from 'react';
import type { CoreTexts } from '../Field/fieldTexts.ts';
import * as css from '../Field/Group.css.ts';
import { groupShell } from '../Field/groupShell.tsx';

/** @see {@link Fieldset} */
export interface FieldsetProps extends CoreTexts, Omit<ComponentPropsWithRef<'fieldset'>, 'title'> {
  /** Keeps the title for screen readers only. @default false */
  hideLabel?: boolean;
}

/** Related fields under one title. Renders a `<fieldset>`; `disabled` disables every field inside. */
export function Fieldset(props: FieldsetProps) {
  const generatedId = useId();
  const { id = generatedId, label, help, error, hideLabel, children, ...root } = props;
  return groupShell({
    id,
    label,
    help,
    error,
    hideLabel,
    root,
    titled: true,
    children: <div className={css.fields}>{children}</div>,
  });
}
