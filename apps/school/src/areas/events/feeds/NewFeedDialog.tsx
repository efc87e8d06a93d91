import type { AnswerData } from '@school/domain';
import { Accordion, Dialog, Stack } from '@school/ui';
import { useCommand } from '../../../data/useCommand.ts';
import { Form } from '../../../forms/Form.tsx';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { FormSubmit } from '../../../forms/FormSubmit.tsx';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import type { MessageId } from '../../../intl/messages.ts';
import { useText } from '../../../intl/useText.ts';
import { FeedGroupFields } from './FeedGroupFields.tsx';
import { emptyFeed, feedFieldNames, writeOf } from './feedValues.ts';

/** A new feed with its secret, which the server returns only once. */
export type NewFeed = AnswerData<'createCalendarFeed'>['data'];

const refusals: Record<string, MessageId> = { name: 'validation.required' };

const loadValidator = () => import('./feedRules.ts').then((file) => file.feedRules);

/** Dialog that creates a feed of all visible events, or of a part of the school. */
export function NewFeedDialog(props: { onMade(feed: NewFeed): void; onClose(): void }) {
  const t = useText();
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
      <Form
        label={t('feeds.new')}
        initialValues={emptyFeed}
        loadValidator={loadValidator}
        fieldNames={feedFieldNames}
        refusals={refusals}
        onSubmit={async (values) => {
          const outcome = await run({ body: writeOf(values) });
          if (!outcome.ok) return outcome;
          props.onMade(outcome.data.data);
          return { ok: true };
        }}
      >
        <Stack gap="l">
          <FormProblem />
          <FormTextField
            name="name"
            label={t('feeds.name')}
            help={t('feeds.nameHelp')}
            counter={{ max: 80 }}
            autoComplete="off"
            dir="auto"
          />
          <Accordion items={[{ id: 'part', title: t('feeds.part'), content: <FeedGroupFields /> }]} />
          <FormSubmit size="l" fullWidth>
            {t('feeds.create')}
          </FormSubmit>
        </Stack>
      </Form>
    </Dialog>
  );
}
