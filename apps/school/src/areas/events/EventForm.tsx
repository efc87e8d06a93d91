import type { Event } from '@school/domain';
import { useAudienceProblem } from '../../audience/useAudienceProblem.ts';
import { useAudienceText } from '../../audience/useAudienceText.ts';
import { useCollege } from '../../data/DataRoot.tsx';
import { DraftedForm } from '../../forms/DraftedForm.tsx';
import type { RecordFormProps } from '../../forms/useRecordForm.ts';
import type { FormOutbox } from '../../forms/formOutbox.ts';
import { FormSubmit } from '../../forms/FormSubmit.tsx';
import { TemplateBar } from '../templates/index.ts';
import { EventFields } from './EventFields.tsx';
import {
  eventFields,
  type EventRequest,
  type EventValues,
  toEventTemplate,
  toEventRequest,
} from './eventValues.ts';
import { eventPaths } from './paths.ts';

const loadValidator = () => import('./eventRules.ts').then((file) => file.eventRules);

/** Form to add or edit an event. */
export function EventForm(
  props: RecordFormProps<EventValues, EventRequest, Event> & {
    submitLabel: string;
    /** Day and time with which a new event starts, if they are given. */
    day?: { date: string; time: string };
    outbox: FormOutbox<EventValues, EventRequest>;
  },
) {
  const audienceText = useAudienceText();
  const places = useCollege()?.places ?? [];
  const placeName = (place: string) => places.find(({ id }) => id === place)?.name;
  const problemMessages = useAudienceProblem('events.write');
  const { onSent, submitLabel, day, ...rest } = props;
  return (
    <DraftedForm
      {...rest}
      loadValidator={loadValidator}
      fields={eventFields}
      tools={{ audienceText, placeName }}
      problemMessages={problemMessages}
      toRequest={toEventRequest}
      onSent={(answer) => onSent(answer.data)}
      submit={<FormSubmit>{submitLabel}</FormSubmit>}
    >
      {rest.version === undefined && (
        <TemplateBar<EventValues>
          kind="event"
          fields={eventFields}
          toParts={(values) => ({ event: toEventTemplate(values) })}
          toHref={(template) => eventPaths.create.href({ ...day, template })}
        />
      )}
      <EventFields />
    </DraftedForm>
  );
}
