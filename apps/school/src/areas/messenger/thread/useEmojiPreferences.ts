import { type EmojiPreferences, type SkinTone, skinTones } from '@school/ui';
import { useState } from 'react';
import type { Drafts } from '../../../forms/drafts.ts';
import { useDrafts } from '../../../forms/useDrafts.ts';

/** What a person chose on this device. */
type Stored = { recent: readonly string[]; skinTone: SkinTone };

/** Stored as a draft is: by school and person, until the sign-out. */
const form = 'emoji';

function read(drafts: Drafts | null): Stored {
  const { recent, skinTone } = drafts?.read<Partial<Record<keyof Stored, unknown>>>(form)?.values ?? {};
  return {
    recent: Array.isArray(recent) ? recent.filter((emoji) => typeof emoji === 'string') : [],
    skinTone: skinTones.find((tone) => tone === skinTone) ?? 'none',
  };
}

/** Returns the user's recently used emoji and their skin tone, and stores both on the device. */
export function useEmojiPreferences(): EmojiPreferences {
  const drafts = useDrafts();
  const [stored, setStored] = useState(() => read(drafts));
  const change = (part: Partial<Stored>) => {
    const values = { ...stored, ...part };
    setStored(values);
    drafts?.write(form, { values, idempotencyKey: '', savedAt: new Date().toISOString() });
  };
  return {
    ...stored,
    onRecentChange: (recent) => change({ recent }),
    onSkinToneChange: (skinTone) => change({ skinTone }),
  };
}
