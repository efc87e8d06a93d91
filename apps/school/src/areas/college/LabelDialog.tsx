import { type Course, type Grade, labelWriteLimits } from '@school/domain';
import { Dialog, Stack } from '@school/ui';
import { useState } from 'react';
import { useCommand } from '../../data/useCommand.ts';
import { useLookup } from '../../data/useLookup.ts';
import { type ComparedFormFields, toFormProps } from '../../forms/fields.ts';
import { Form } from '../../forms/Form.tsx';
import { FormProblem } from '../../forms/FormProblem.tsx';
import { FormSubmit } from '../../forms/FormSubmit.tsx';
import { FormTextField } from '../../forms/FormTextField.tsx';
import { useComparedFields } from '../../forms/useComparedFields.ts';
import { useVersions } from '../../forms/useVersions.tsx';
import { useText } from '../../intl/useText.ts';
import { useShell } from '../../shell/ShellRoot.tsx';
import type { LabelValues } from './labelRules.ts';
import { useFieldProps } from '../../forms/useFieldProps.ts';

/** A grade or a course. */
export type Labelled = { kind: 'grade' | 'course'; record: Grade | Course };

const labelFields = {
  name: {
    label: 'categories.name',
    limit: labelWriteLimits.name,
    rejected: 'school.labels.taken',
    compared: true,
  },
} as const satisfies ComparedFormFields<LabelValues>;

const formProps = toFormProps(labelFields);
const loadValidator = () => import('./labelRules.ts').then((file) => file.labelRules);

/** Dialog that renames a grade or a course; its code stays. */
export function LabelDialog({ labelled, onClose }: { labelled: Labelled; onClose(): void }) {
  const t = useText();
  const field = useFieldProps(labelFields);
  const { notices } = useShell();
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
      <Form<LabelValues>
        label={title}
        initialValues={initialValues}
        loadValidator={loadValidator}
        {...formProps}
        onSubmit={async (typed, form) => {
          const sent = await versions.send<unknown>(typed, form, ({ name }, version = record.version) => {
            const input = { path: { id: record.id }, body: { name: name.trim() }, ifMatch: version };
            return kind === 'grade' ? grade.run(input) : course.run(input);
          });
          if (sent?.ok === false) return sent;
          notices.notify({ tone: 'positive', message: { id: 'school.labels.changed' } });
          onClose();
          return { ok: true };
        }}
      >
        <Stack gap="l">
          <FormProblem instead={versions.conflictWords} />
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
      </Form>
    </Dialog>
  );
}
