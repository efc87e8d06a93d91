import { __iconData as x } from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { provideIcons } from '../../internal/Glyph.tsx';
import { useMessages } from '../../root/messages.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Composer.css.ts';

provideIcons({ x });

/** The message that a composer replies to, or that it edits. */
export type ComposerContext =
  { kind: 'reply'; author: string; text: string } | { kind: 'edit'; text: string };

interface ComposerContextBarProps {
  context: ComposerContext;
  onCancel: (() => void) | undefined;
}

/** Shows above the field what the message belongs to. */
export const ComposerContextBar = ({ context, onCancel }: ComposerContextBarProps): ReactNode => {
  const { composer: messages } = useMessages();
  return (
    <div className={css.context}>
      <div className={css.contextText}>
        <p role="status" className={css.contextTitle}>
          {context.kind === 'reply' ? messages.replyingTo(context.author) : messages.editing}
        </p>
        <p dir="auto" className={css.quoted}>
          {context.text}
        </p>
      </div>
      <IconButton icon="x" label={messages.cancel} variant="plain" size="s" onClick={onCancel} />
    </div>
  );
};
