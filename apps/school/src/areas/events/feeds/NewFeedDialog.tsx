import type { AnswerData } from '@school/domain';
import { Accordion, Dialog, Stack } from '@school/ui';
import { useCommand } from '../../../data/useCommand.ts';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { FormSubmit } from '../../../forms/FormSubmit.tsx';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import { FormWithDraft } from '../../../forms/FormWithDraft.tsx';
import { useText } from '../../../intl/useText.ts';
import { FeedGroupFields } from './FeedGroupFields.tsx';
import { emptyFeed, feedFields, toFeedRequest } from './feedValues.ts';
import { useFieldProps } from '../../../forms/useFieldProps.ts';
import { rulesFor } from '../../../forms/rulesFor.ts';

/** A new feed with its secret, which the server returns only once. */
export type NewFeed = AnswerData<'createCalendarFeed'>['data'];

const loadValidator = rulesFor('calendarFeedWrite', { toRequest: toFeedRequest, fields: feedFields });

/** Dialog that creates a feed of all visible events, or of a part of the school. */
export function NewFeedDialog(props: { onMade(feed: NewFeed): void; onClose(): void }) {
  const t = useText();
  const field = useFieldProps(feedFields);
  const { run } = useCommand('createCalendarFeed');
  return (
    <Dialog
      open
      size="m"
      onOpenChange={(open) => {
        if (!open) props.onClose();
      }}
      title={t('feeds.new')}
      description={t('feeds.newBody')}
    >
      <FormWithDraft
        draftName="new-feed"
        label={t('feeds.new')}
        initialValues={emptyFeed}
        loadValidator={loadValidator}
        fields={feedFields}
        onSend={(values, { keyFor }) => {
          const body = toFeedRequest(values);
          return run({ body, idempotencyKey: keyFor(body) });
        }}
        onSent={({ data }) => props.onMade(data)}
      >
        <Stack gap="l">
          <FormProblem />
          <FormTextField {...field('name')} help={t('feeds.nameHelp')} autoComplete="off" dir="auto" />
          <Accordion items={[{ id: 'part', title: t('feeds.part'), content: <FeedGroupFields /> }]} />
          <FormSubmit size="l" fullWidth>
            {t('feeds.create')}
          </FormSubmit>
        </Stack>
      </FormWithDraft>
    </Dialog>
  );
}
