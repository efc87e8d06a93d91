import { useEffect, useRef, type ReactNode } from 'react';
import { __iconData as circleAlert } from 'lucide-react/icons/circle-exclamation-point';
import { provideIcons } from '../../internal/Glyph.tsx';
import { useMessages } from '../../root/messages.ts';
import { announceError, hushErrors } from './announceError.ts';
import * as css from './Field.css.ts';

const Glyph = provideIcons({ 'circle-alert': circleAlert });

interface FieldErrorProps {
  id: string;
  children: ReactNode;
}

/* Mounted only while there is an error, so that a field without one pays for no effect. */
export function FieldError({ id, children }: FieldErrorProps) {
  const { field } = useMessages();
  const line = useRef<HTMLParagraphElement>(null);
  const spoken = useRef('');
  useEffect(() => {
    const said = line.current;
    if (!said || said.textContent === spoken.current) return;
    spoken.current = said.textContent;
    announceError(said);
  });
  useEffect(() => hushErrors, []);
  return (
    <p ref={line} id={id} className={css.error}>
      <Glyph name="circle-alert" size={16} className={css.mark} />
      <span className={css.saidText}>
        <span className={css.unseen}>{field.error}</span> {children}
      </span>
    </p>
  );
}
FieldError.displayName = 'FieldError';
