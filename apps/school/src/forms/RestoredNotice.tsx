import { Button, Notice } from '@school/ui';
import { useIntl } from 'react-intl';
import { isolate } from '../intl/isolate.ts';
import { sentenceGap } from '../intl/sentenceGap.ts';
import { useText } from '../intl/useText.ts';

/** Says that a form has the values of a stored draft, and which files must be chosen again. */
export function RestoredNotice(props: {
  /** Whether input was restored, besides files. */
  isRestored: boolean;
  /** Names of the files that must be chosen again. */
  missing: readonly string[];
  onRestart(): void;
}) {
  const t = useText();
  const { formatList, locale } = useIntl();
  const { isRestored, missing, onRestart } = props;
  if (!isRestored && missing.length === 0) return null;
  return (
    <Notice
      tone="info"
      role="status"
      action={
        <Button size="s" onClick={onRestart}>
          {t('forms.restart')}
        </Button>
      }
    >
      {isRestored && <span>{t('forms.restored')}</span>}
      {isRestored && missing.length > 0 && <span>{sentenceGap(locale)}</span>}
      {missing.length > 0 && (
        <strong>{t('forms.restored.files', { files: formatList(missing.map(isolate)) })}</strong>
      )}
    </Notice>
  );
}
