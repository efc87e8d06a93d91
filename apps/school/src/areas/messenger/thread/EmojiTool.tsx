import { EmojiPicker, type EmojiPreferences, IconButton } from '@school/ui';
import type { RefObject } from 'react';
import { useText } from '../../../intl/useText.ts';
import { insertText } from './insertText.ts';

/** Inserts emoji at the caret of the message, above the composer, so that the text stays visible. */
export function EmojiTool(props: {
  composer: RefObject<HTMLFormElement | null>;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Whether an input method composes a word in the field. */
  isComposing: RefObject<boolean>;
  preferences: EmojiPreferences;
}) {
  const { composer, field, isComposing, preferences } = props;
  const t = useText();
  return (
    <EmojiPicker
      {...preferences}
      anchor={composer}
      returnFocus={field}
      side="above"
      onEmojiSelect={(emoji) => field.current && insertText(field.current, emoji)}
      trigger={
        <IconButton
          icon="smile"
          variant="plain"
          label={t('messenger.emoji')}
          onClick={(event) => {
            // The word belongs to the input method: an emoji in it would end or break it.
            if (isComposing.current) event.preventDefault();
          }}
        />
      }
    />
  );
}
