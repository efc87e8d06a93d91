import { Button, DescriptionList, Notice, Stack } from '@school/ui';
import { useIntl } from 'react-intl';
import { isolated } from '../intl/Emphasised.tsx';
import { sentenceGap } from '../intl/sentenceGap.ts';
import { useText } from '../intl/useText.ts';
import type { FormDraft } from './useDraft.ts';

/** Says that a form's draft was restored, and what was saved since; or that the input can't be stored. */
export function DraftNotices(props: {
  draft: FormDraft;
  /** Whether input was restored, besides files. */
  isRestored: boolean;
  /** The saved values of fields that the draft changes too. */
  saved: readonly { id: string; term: string; details: string }[];
  onRestart(): void;
}) {
  const t = useText();
  const { formatList, locale } = useIntl();
  const { isRestored, saved } = props;
  const { missing, lost } = props.draft;
  const files = formatList(missing.map(isolated));
  return (
    <>
      {(isRestored || missing.length > 0) && (
        <Notice
          tone="info"
          role="status"
          action={
            <Button size="s" onClick={props.onRestart}>
              {t('forms.restart')}
            </Button>
          }
        >
          {isRestored && <span>{t('forms.restored')}</span>}
          {isRestored && missing.length > 0 && <span>{sentenceGap(locale)}</span>}
          {missing.length > 0 && <strong>{t('forms.restored.files', { files })}</strong>}
        </Notice>
      )}
      {saved.length > 0 && (
        <Notice tone="info" role="status">
          <Stack gap="s">
            <span>{t('forms.restored.newer')}</span>
            <DescriptionList
              items={saved.map(({ details, ...item }) => ({
                ...item,
                details: details || t('forms.conflict.empty'),
              }))}
            />
          </Stack>
        </Notice>
      )}
      {lost && (
        <Notice tone="caution" role="status">
          {t('forms.notStored')}
        </Notice>
      )}
    </>
  );
}
