import type { ComponentProps, MouseEventHandler, ReactNode } from 'react';
import { __iconData as circleCheck } from 'lucide-react/icons/circle-check';
import { cx } from '../../internal/cx.ts';
import { provideIcons } from '../../internal/Glyph.tsx';
import { wrapText } from '../../internal/wrapText.tsx';
import { OptionalLabel } from './Counter.tsx';
import * as css from './Field.css.ts';
import { FieldError } from './FieldError.tsx';
import { footId, helpId, hasContent, type FieldTexts } from './fieldTexts.ts';
import { needsLabel } from './needsLabel.ts';

const Glyph = provideIcons({ 'circle-check': circleCheck });

/** Error or success at the start, counter at the end. Renders nothing if all are empty. */
export const fieldFoot = (
  id: string,
  { error, success }: Pick<FieldTexts, 'error' | 'success'>,
  counter?: ReactNode,
) => {
  const hasError = hasContent(error);
  const hasSuccess = !hasError && hasContent(success);
  if (!hasError && !hasSuccess && !counter) return null;
  return (
    <div className={css.foot}>
      {hasError && <FieldError id={footId(id)}>{error}</FieldError>}
      {hasSuccess && (
        <p id={footId(id)} className={css.success}>
          <Glyph name="circle-check" size={16} className={css.icon} />
          <span className={css.messageText}>{success}</span>
        </p>
      )}
      {wrapText(counter)}
    </div>
  );
};

interface Shell extends FieldTexts {
  id: string;
  className?: string | undefined;
  root?: ComponentProps<'div'> | undefined;
  disabled?: boolean | undefined;
  counter?: ReactNode;
  labelId?: string | undefined;
  onLabelClick?: MouseEventHandler<HTMLLabelElement>;
  children: ReactNode;
}

/* A function and not a component: five hundred fields are five hundred components, not a thousand. */
export const fieldShell = (shell: Shell) => {
  const { id, label, help, hideLabel, labelEnd } = shell;
  needsLabel(label);
  const name = (
    /* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a label is pressed by pointer only; the handler says where the focus goes then */
    <label
      id={shell.labelId}
      htmlFor={id}
      className={hideLabel ? css.srOnly : css.label}
      onClick={shell.onLabelClick}
    >
      {shell.optional ? (
        <>
          {wrapText(label)}
          <OptionalLabel />
        </>
      ) : (
        label
      )}
    </label>
  );
  return (
    <div
      {...shell.root}
      className={cx(css.root, labelEnd !== undefined && css.withLabelEnd, shell.className)}
      data-invalid={hasContent(shell.error) ? '' : undefined}
      data-disabled={shell.disabled ? '' : undefined}
    >
      {name}
      {hasContent(help) && (
        <p id={helpId(id)} className={css.help}>
          {help}
        </p>
      )}
      {shell.children}
      {fieldFoot(id, shell, shell.counter)}
      {/* Drawn on the label's line, and last for the keyboard: Tab leads from one control to the next. */}
      {labelEnd !== undefined && <span className={css.labelEnd}>{labelEnd}</span>}
    </div>
  );
};
