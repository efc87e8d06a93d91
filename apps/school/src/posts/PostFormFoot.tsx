import { Button, Icon, Inline, Text } from '@school/ui';
import { useIntl } from 'react-intl';
import { FormSubmit } from '../forms/FormSubmit.tsx';
import type { KeptDraft } from '../forms/useDraft.ts';
import { useFormChange, useFormValue } from '../forms/useFormValue.ts';
import { useText } from '../intl/useText.ts';
import { useNarrow } from '../shell/useNarrow.ts';
import type { PostValues } from './postValues.ts';

/** What became of the draft, and the ways out of the form; on a phone only the two that send it. */
export function PostFormFoot(props: { draft: KeptDraft; onCancel(): void }) {
  const t = useText();
  const narrow = useNarrow();
  const change = useFormChange<PostValues>();
  const status = useFormValue<PostValues, 'status'>('status');
  return (
    <>
      {!narrow && (
        <>
          <Saved {...props.draft} />
          <Button variant="plain" onClick={props.onCancel}>
            {t('app.cancel')}
          </Button>
        </>
      )}
      <FormSubmit
        tone="neutral"
        variant="outline"
        waits={status === 'draft'}
        onClick={() => change('status', 'draft')}
      >
        {t('posts.form.saveDraft')}
      </FormSubmit>
      <FormSubmit waits={status === 'published'} onClick={() => change('status', 'published')}>
        {t('posts.form.publish')}
      </FormSubmit>
    </>
  );
}

function Saved({ savedAt, lost }: KeptDraft) {
  const t = useText();
  const { formatDate } = useIntl();
  return (
    <Inline gap="s" role="status">
      {(lost || savedAt) && (
        <>
          <Icon name={lost ? 'triangle-alert' : 'cloud'} size={16} />
          <Text as="span" size="small" tone={lost ? 'critical' : 'quiet'}>
            {lost
              ? t('posts.form.notSaved')
              : savedAt && t('posts.form.saved', { time: formatDate(savedAt, { timeStyle: 'short' }) })}
          </Text>
        </>
      )}
    </Inline>
  );
}
