import { Button, Notice } from '@school/ui';
import { useFormState } from 'react-final-form';
import { useIntl } from 'react-intl';
import type { Change } from '../data/changes.ts';
import { sentenceGap } from '../intl/sentenceGap.ts';
import { useText } from '../intl/useText.ts';
import { useChangeText } from './useChangeText.ts';

/** Shows that another person saved the record while this form is open. */
export function NewerVersion(props: { change: Change | undefined; onView(): void }) {
  const t = useText();
  const { locale } = useIntl();
  const changeText = useChangeText();
  const { submitting } = useFormState({ subscription: { submitting: true } });
  // A change that arrives during the submission may be the form's own.
  if (submitting) return null;
  return (
    <Notice
      tone="info"
      role="status"
      action={
        <Button size="s" onClick={props.onView}>
          {t('forms.changed.view')}
        </Button>
      }
    >
      {[changeText(props.change), t('forms.changed.merge')].join(sentenceGap(locale))}
    </Notice>
  );
}
