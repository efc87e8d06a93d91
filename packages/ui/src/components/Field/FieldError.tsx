import { useEffect, useRef, type ReactNode } from 'react';
import { __iconData as circleAlert } from 'lucide-react/icons/circle-exclamation-point';
import { provideIcons } from '../../internal/Glyph.tsx';
import { wrapText } from '../../internal/wrapText.tsx';
import { useMessages } from '../../root/messages.ts';
import { announceError, clearErrorAnnouncement } from './announceError.ts';
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
  const announcedText = useRef('');
  useEffect(() => {
    const element = line.current;
    if (!element || element.textContent === announcedText.current) return;
    announceError(element, announcedText.current !== '');
    announcedText.current = element.textContent;
  });
  useEffect(() => clearErrorAnnouncement, []);
  return (
    <p ref={line} id={id} className={css.error}>
      <Glyph name="circle-alert" size={16} className={css.icon} />
      <span className={css.messageText}>
        <span className={css.srOnly}>{field.error}</span> {wrapText(children)}
      </span>
    </p>
  );
}
