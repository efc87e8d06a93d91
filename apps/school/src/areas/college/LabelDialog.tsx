import { type Course, type Grade, labelWriteLimits } from '@school/domain';
import { Dialog, Stack } from '@school/ui';
import { useState } from 'react';
import { useCommand } from '../../data/useCommand.ts';
import { useLookup } from '../../data/useLookup.ts';
import type { ComparedFormFields } from '../../forms/fields.ts';
import { FormProblem } from '../../forms/FormProblem.tsx';
import { FormSubmit } from '../../forms/FormSubmit.tsx';
import { FormTextField } from '../../forms/FormTextField.tsx';
import { FormWithDraft } from '../../forms/FormWithDraft.tsx';
import { useComparedFields } from '../../forms/useComparedFields.ts';
import { useVersions } from '../../forms/useVersions.tsx';
import { useText } from '../../intl/useText.ts';
import { useScreenServices } from '../../screen/ScreenRoot.tsx';
import { useFieldProps } from '../../forms/useFieldProps.ts';
import { rulesFor } from '../../forms/rulesFor.ts';

/** A grade or a course. */
export type Labelled = { kind: 'grade' | 'course'; record: Grade | Course };

type LabelValues = { name: string };

const labelFields = {
  name: {
    label: 'categories.name',
    limit: labelWriteLimits.name,
    rejected: 'school.labels.taken',
    compared: true,
  },
} as const satisfies ComparedFormFields<LabelValues>;

const loadValidator = rulesFor<LabelValues>('label');

/** Dialog that renames a grade or a course; its code stays. */
export function LabelDialog({ labelled, onClose }: { labelled: Labelled; onClose(): void }) {
  const t = useText();
  const field = useFieldProps(labelFields);
  const { notices } = useScreenServices();
  const grade = useCommand('updateGrade');
  const course = useCommand('updateCourse');
  const readGrades = useLookup('listGrades');
  const readCourses = useLookup('listCourses');
  // The list may be refetched while the dialog is open; the dialog keeps the record that it opened with.
  const [{ kind, record }] = useState(labelled);
  const [initialValues] = useState<LabelValues>({ name: record.name });
  const compared = useComparedFields<LabelValues, unknown>(labelFields, undefined);
  const versions = useVersions<LabelValues>({
    start: { version: record.version, base: initialValues },
    compared,
    async readCurrent() {
      const now = await (kind === 'grade' ? readGrades({}) : readCourses({}));
      const current = now.ok ? now.data.data.find(({ id }) => id === record.id) : undefined;
      return current ? { values: { name: current.name }, version: current.version } : null;
    },
  });
  const title = t('school.labels.rename', { name: record.name });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      size="s"
    >
      <FormWithDraft<LabelValues, unknown>
        draftName={`rename-${kind}-${record.id}`}
        label={title}
        initialValues={initialValues}
        loadValidator={loadValidator}
        fields={labelFields}
        compared={compared}
        onSend={(typed, { form, keyFor }) =>
          versions.send<unknown>(typed, form, ({ name }, ifMatch = record.version) => {
            const body = { name: name.trim() };
            const idempotencyKey = keyFor({ body, ifMatch });
            const input = { path: { id: record.id }, body, ifMatch, idempotencyKey };
            return kind === 'grade' ? grade.run(input) : course.run(input);
          })
        }
        onSent={() => {
          notices.notify({ tone: 'positive', message: { id: 'school.labels.changed' } });
          onClose();
        }}
      >
        <Stack gap="l">
          <FormProblem instead={versions.conflictMessages} />
          <FormTextField
            {...field('name')}
            help={t('school.labels.code', { code: record.code })}
            autoComplete="off"
            dir="auto"
          />
          <FormSubmit size="l" fullWidth>
            {t('forms.save')}
          </FormSubmit>
        </Stack>
        {versions.dialog}
      </FormWithDraft>
    </Dialog>
  );
}
