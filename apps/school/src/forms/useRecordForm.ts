import type { InputOf, OperationId } from '@school/domain';
import type { AnsweredRecord } from '../data/answeredRecord.ts';
import { type Outcome, useCommand } from '../data/useCommand.ts';
import { useLookup } from '../data/useLookup.ts';
import type { MessageId } from '../intl/messages.ts';
import { useScreenServices } from '../screen/ScreenRoot.tsx';
import type { DraftedFormProps, SendOptions } from './DraftedForm.tsx';

type RequestBody<Id extends OperationId> = InputOf<Id> extends { body: infer Body } ? Body : never;

/** Props that the forms of a kind of record share, for a new record and for one that is edited. */
export type RecordFormProps<Values extends object, Request, Data> = Pick<
  DraftedFormProps<Values, Request, { data: Data }>,
  'label' | 'values' | 'version' | 'recordId' | 'notify' | 'draftName' | 'onCancel' | 'readCurrent'
> & {
  onSend(request: Request, options: SendOptions): Promise<Outcome<{ data: Data }>>;
  onSent(record: Data): void;
};

/** The props of a form that edits a record, without its label and draft. */
type EditProps<Values extends object, Update extends OperationId> = Required<
  Omit<
    RecordFormProps<Values, RequestBody<Update>, AnsweredRecord<Update>>,
    'label' | 'draftName' | 'recordId'
  >
> & { recordId?: string };

/**
 * Returns the props of a form that edits a record. It sends the version that it started from, and reads the current one after
 * a conflict.
 *
 * @param options.read The operation that reads the record by its id.
 * @param options.update The operation that changes it.
 * @param options.toValues Converts the record to form values; null if it can't be edited any more.
 * @param options.changed Message after the change.
 * @param options.onDone Called when the form is left, with the changed record if there is one.
 */
export function useRecordForm<
  Read extends OperationId,
  Update extends OperationId,
  Values extends object,
>(options: {
  record: AnsweredRecord<Read> & { id?: string; version: number };
  read: Read;
  update: Update;
  toValues(record: AnsweredRecord<Read>): Values | null;
  changed: MessageId | ((record: AnsweredRecord<Update>) => MessageId);
  onDone(changed?: AnsweredRecord<Update>): void;
}): EditProps<Values, Update> {
  const { record, read, update, toValues, changed, onDone } = options;
  const { notices } = useScreenServices();
  const { run } = useCommand(update);
  const lookUp = useLookup(read);
  const path = { id: record.id };
  return {
    values: toValues(record)!,
    ...(record.id !== undefined && { recordId: record.id }),
    version: record.version,
    notify: notices.notify,
    onCancel: () => onDone(),
    async onSend(body, { version = record.version, idempotencyKey }) {
      // The contract's type of the input isn't known before `Update` is.
      const input = { path, body, ifMatch: version, idempotencyKey };
      return run(input as unknown as InputOf<Update>) as Promise<Outcome<{ data: AnsweredRecord<Update> }>>;
    },
    async readCurrent() {
      const outcome = await lookUp({ path } as unknown as InputOf<Read>);
      if (!outcome.ok) return null;
      const { data } = outcome.data as { data: typeof record };
      const values = toValues(data);
      return values && { values, version: data.version };
    },
    onSent(data) {
      const id = typeof changed === 'function' ? changed(data) : changed;
      notices.notify({ tone: 'positive', message: { id } });
      onDone(data);
    },
  };
}
