import { Button, EmptyState, Page } from '@school/ui';
import { useIntl } from 'react-intl';
import { useText } from '../intl/useText.ts';

/** In the place of a form that was submitted and waits on this device: it can be edited before it is sent. */
export function WaitingFormPage(props: { createdAt: string; onEdit(): void }) {
  const t = useText();
  const { formatDate } = useIntl();
  const { createdAt, onEdit } = props;
  return (
    <Page
      width="form"
      state={
        <EmptyState
          icon="clock"
          title={t('forms.waiting.title')}
          body={t('forms.waiting.body', {
            time: formatDate(createdAt, { dateStyle: 'medium', timeStyle: 'short' }),
          })}
          action={<Button onClick={onEdit}>{t('forms.waiting.edit')}</Button>}
        />
      }
    />
  );
}
