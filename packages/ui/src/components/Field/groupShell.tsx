import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { wrapText } from '../../internal/wrapText.tsx';
import { OptionalLabel } from './Counter.tsx';
import * as css from './Field.css.ts';
import { fieldFoot } from './fieldShell.tsx';
import { describedBy, helpId, hasContent, type GroupTexts } from './fieldTexts.ts';
import { needsLabel } from './needsLabel.ts';
import * as group from './Group.css.ts';

interface Shell extends GroupTexts {
  id: string;
  root: ComponentPropsWithRef<'fieldset'>;
  titled?: boolean;
  children: ReactNode;
}

/* A fieldset that is styled as a field: its legend names all the controls inside. */
export const groupShell = ({ id, root, titled, children, ...texts }: Shell) => {
  const { label, help, hideLabel, optional } = texts;
  needsLabel(label);
  const { className, 'aria-describedby': describedByProp, ...rest } = root;
  return (
    <fieldset
      {...rest}
      id={id}
      className={cx(css.root, className)}
      data-invalid={hasContent(texts.error) ? '' : undefined}
      data-disabled={rest.disabled ? '' : undefined}
      aria-describedby={describedBy(id, texts, describedByProp)}
    >
      <legend className={hideLabel ? css.srOnly : cx(group.legend, titled ? group.title : css.label)}>
        {wrapText(label)}
        {optional && <OptionalLabel />}
      </legend>
      {hasContent(help) && (
        <p id={helpId(id)} className={css.help}>
          {help}
        </p>
      )}
      {children}
      {fieldFoot(id, texts)}
    </fieldset>
  );
};
