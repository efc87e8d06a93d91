import type { Translate } from '../intl/useText.ts';
import type { Write } from './writes.ts';

/** Returns what a person calls a write: the title of a record or an alert, the text of a message. */
export function formatWriteTitle(t: Translate, write: Write): string {
  if (write.kind !== 'message') return write.title;
  return write.body || t('messenger.files', { count: write.files.length });
}
