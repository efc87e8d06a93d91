import type { Event } from '@school/domain';
import { useIntl } from 'react-intl';
import { useAudienceProblem } from '../../audience/useAudienceProblem.ts';
import { useAudienceText } from '../../audience/useAudienceText.ts';
import { useCollege } from '../../data/DataRoot.tsx';
import type { Outcome } from '../../data/useCommand.ts';
import type { ComparedField } from '../../forms/compared.ts';
import { DraftedForm, type SendOptions } from '../../forms/DraftedForm.tsx';
import type { Current, NotifyMerge } from '../../forms/useVersions.tsx';
import { FormSubmit } from '../../forms/FormSubmit.tsx';
import type { MessageId } from '../../intl/messages.ts';
import { useText } from '../../intl/useText.ts';
import { EventFields } from './EventFields.tsx';
import { eventFieldNames, type EventValues, writeOf } from './eventValues.ts';

const loadValidator = () => import('./eventRules.ts').then((file) => file.eventRules);

const refusals: Record<string, MessageId> = {
  name: 'validation.required',
  start: 'validation.date.format',
  end: 'validation.end.after',
  place: 'events.form.placeUnavailable',
  audience: 'validation.audience.required',
};

/** Returns the fields that the conflict dialog compares, formatted for readers. */
function useCompared(): ComparedField<EventValues>[] {
  const t = useText();
  const intl = useIntl();
  const audienceText = useAudienceText();
  const places = useCollege()?.places ?? [];
  const formatMoment = (moment: string, { allDay, zone }: EventValues) =>
    allDay
      ? intl.formatDate(moment, { dateStyle: 'full', timeZone: 'UTC' })
      : intl.formatDate(moment, { dateStyle: 'full', timeStyle: 'short', timeZone: zone });
  return [
    { name: 'name', label: t('events.form.name') },
    { name: 'start', label: t('events.form.start'), textOf: (values) => formatMoment(values.start, values) },
    { name: 'end', label: t('events.form.end'), textOf: (values) => formatMoment(values.end, values) },
    {
      name: 'place',
      label: t('events.form.place'),
      textOf: ({ place }) => places.find(({ id }) => id === place)?.name ?? t('events.form.noPlace'),
    },
    { name: 'address', label: t('events.form.address') },
    { name: 'description', label: t('events.form.description') },
    {
      name: 'status',
      label: t('events.form.status'),
      textOf: ({ status }) => t(`events.status.${status}`),
    },
    {
      name: 'audience',
      label: t('events.form.audience'),
      textOf: ({ audience }) => audienceText(audience),
    },
  ];
}

/** Form to add or edit an event. */
export function EventForm(props: {
  label: string;
  submitLabel: string;
  values: EventValues;
  version?: number;
  recordId?: string;
  notify?: NotifyMerge;
  /** Key of the draft among the person's drafts. */
  draftName: string;
  onSend(body: ReturnType<typeof writeOf>, options: SendOptions): Promise<Outcome<{ data: Event }>>;
  onSent(event: Event): void;
  onCancel(): void;
  readCurrent?(): Promise<Current<EventValues> | null>;
}) {
  const compared = useCompared();
  const problemWords = useAudienceProblem('events.write');
  const { onSent, submitLabel, ...rest } = props;
  return (
    <DraftedForm
      {...rest}
      loadValidator={loadValidator}
      fieldNames={eventFieldNames}
      refusals={refusals}
      problemWords={problemWords}
      requestOf={writeOf}
      onSent={(answer) => onSent(answer.data)}
      compared={compared}
      submit={<FormSubmit>{submitLabel}</FormSubmit>}
    >
      <EventFields />
    </DraftedForm>
  );
}
