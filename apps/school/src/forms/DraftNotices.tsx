import { DescriptionList, Notice, Stack } from '@school/ui';
import { useText } from '../intl/useText.ts';
import { RestoredNotice } from './RestoredNotice.tsx';
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
  const { isRestored, saved } = props;
  const { missing, lost } = props.draft;
  return (
    <>
      <RestoredNotice isRestored={isRestored} missing={missing} onRestart={props.onRestart} />
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
