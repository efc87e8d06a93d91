import { Button, Icon, Inline, Text } from '@school/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../intl/useText.ts';
import { useNarrow } from '../viewport/useNarrow.ts';
import { FormSubmit } from './FormSubmit.tsx';
import type { FormDraft } from './useDraft.ts';

/** Footer of a form with the state of the draft and the buttons; on a phone only the submit buttons. */
export function DraftedFormFoot(props: { draft: FormDraft; onCancel(): void; children?: ReactNode }) {
  const t = useText();
  const narrow = useNarrow();
  return (
    <>
      {!narrow && (
        <>
          <DraftState {...props.draft} />
          <Button variant="plain" onClick={props.onCancel}>
            {t('app.cancel')}
          </Button>
        </>
      )}
      {props.children ?? <FormSubmit>{t('forms.save')}</FormSubmit>}
    </>
  );
}

function DraftState({ savedAt, lost }: FormDraft) {
  const t = useText();
  const { formatDate } = useIntl();
  return (
    <Inline gap="s" role="status">
      {(lost || savedAt) && (
        <>
          <Icon name={lost ? 'triangle-alert' : 'cloud'} size={16} />
          <Text as="span" size="small" tone={lost ? 'critical' : 'quiet'}>
            {lost
              ? t('forms.notStored')
              : savedAt && t('forms.draftSaved', { time: formatDate(savedAt, { timeStyle: 'short' }) })}
          </Text>
        </>
      )}
    </Inline>
  );
}
