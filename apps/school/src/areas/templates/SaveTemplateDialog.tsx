import type { Template, TemplateKind, TemplateParts } from '@school/domain';
import { Dialog, Notice, Stack, Text } from '@school/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Problem } from '../../data/problem.ts';
import { type Outcome, useCommand } from '../../data/useCommand.ts';
import { useQuery } from '../../data/useQuery.ts';
import { findLabel } from '../../forms/fields.ts';
import { FormProblem } from '../../forms/FormProblem.tsx';
import { FormSubmit } from '../../forms/FormSubmit.tsx';
import { FormTextField } from '../../forms/FormTextField.tsx';
import { FormWithDraft } from '../../forms/FormWithDraft.tsx';
import { useFieldProps } from '../../forms/useFieldProps.ts';
import { useFormValue } from '../../forms/useFormValue.ts';
import type { MessageId } from '../../intl/messages.ts';
import { useText } from '../../intl/useText.ts';
import { useScreenServices } from '../../screen/ScreenRoot.tsx';
import { loadTemplateRules, templateFields, type TemplateNameValues } from './templateFields.ts';

/** Returns the values to save. */
export type ReadParts = () => Promise<Outcome<TemplateParts>>;

const bodies: Record<TemplateKind, MessageId> = {
  post: 'templates.body.post',
  event: 'templates.body.event',
  notification: 'templates.body.notification',
};
const initialValues: TemplateNameValues = { name: '' };
const toKey = (name: string) => name.trim().toLowerCase();

/** Returns the labels of the rejected values, each once. */
function rejectedLabels(problem: Problem, kind: TemplateKind, fields: object): MessageId[] {
  const rejected = problem.kind === 'invalid' ? problem.fields : [];
  const labels = rejected.map((field) => findLabel(fields, field.slice(kind.length + 1).split('.')[0]!));
  return [...new Set(labels)].filter((label) => label !== undefined);
}

/** Dialog that saves values as a template: a new one, or the one that has the name. */
export function SaveTemplateDialog(props: {
  kind: TemplateKind;
  fields: object;
  read: ReadParts;
  onClose(): void;
}) {
  const t = useText();
  const { kind, fields, read, onClose } = props;
  const { notices } = useScreenServices();
  const { data, reload } = useQuery('listTemplates', { query: { kind } });
  const create = useCommand('createTemplate');
  const update = useCommand('updateTemplate');
  const [rejected, setRejected] = useState<readonly MessageId[]>([]);
  const replaceable = data?.data.filter(({ can }) => can.update) ?? [];

  const write = async (name: string) => {
    const parts = await read();
    if (!parts.ok) return parts;
    const body = { name: name.trim(), ...parts.data };
    const same = replaceable.find((template) => toKey(template.name) === toKey(name));
    return same ? update.run({ path: { id: same.id }, body, ifMatch: same.version }) : create.run({ body });
  };
  return (
    <Dialog
      open
      title={t('templates.save')}
      description={t(bodies[kind])}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <FormWithDraft<TemplateNameValues, unknown>
        draftName={`new-template-${kind}`}
        label={t('templates.save')}
        initialValues={initialValues}
        loadValidator={loadTemplateRules}
        fields={templateFields}
        onSend={async ({ name }) => {
          const outcome = await write(name);
          if (outcome.ok) return outcome;
          setRejected(rejectedLabels(outcome.problem, kind, fields));
          if (outcome.problem.kind === 'conflict') reload();
          return outcome;
        }}
        onSent={() => {
          notices.notify({ tone: 'positive', message: { id: 'templates.saved' } });
          onClose();
        }}
      >
        <SaveFields replaceable={replaceable} rejected={rejected} />
      </FormWithDraft>
    </Dialog>
  );
}

function SaveFields(props: { replaceable: readonly Template[]; rejected: readonly MessageId[] }) {
  const t = useText();
  const { formatList } = useIntl();
  const field = useFieldProps(templateFields);
  const key = toKey(useFormValue<TemplateNameValues, 'name'>('name') ?? '');
  const { rejected } = props;
  const replaces = props.replaceable.some(({ name }) => toKey(name) === key);
  return (
    <Stack gap="l">
      {rejected.length > 0 ? (
        <Notice tone="critical">
          {t('templates.rejected', { fields: formatList(rejected.map((label) => t(label))) })}
        </Notice>
      ) : (
        <FormProblem instead={{ conflict: replaces ? 'templates.changed' : 'templates.full' }} />
      )}
      <FormTextField {...field('name')} autoComplete="off" dir="auto" />
      <Text role="status" tone="quiet">
        {replaces && t('templates.replaceHint')}
      </Text>
      <Text size="small" tone="quiet">
        {t('templates.placeholders')}
      </Text>
      <FormSubmit size="l" fullWidth>
        {t(replaces ? 'templates.replace' : 'forms.save')}
      </FormSubmit>
    </Stack>
  );
}
