import type { Template } from '@school/domain';
import { Button, Inline, Stack } from '@school/ui';
import { useState } from 'react';
import { useCommand } from '../../data/useCommand.ts';
import { Form } from '../../forms/Form.tsx';
import { FormProblem } from '../../forms/FormProblem.tsx';
import { FormSubmit } from '../../forms/FormSubmit.tsx';
import { FormTextField } from '../../forms/FormTextField.tsx';
import { useFieldProps } from '../../forms/useFieldProps.ts';
import { useText } from '../../intl/useText.ts';
import { useShell } from '../../shell/ShellRoot.tsx';
import {
  loadTemplateRules,
  templateFields,
  templateFormProps,
  type TemplateNameValues,
} from './templateFields.ts';

const focus = (field: HTMLInputElement | null) => field?.focus();

/** Form that renames a template. */
export function RenameForm(props: { template: Template; onOutdated(): void; onClose(): void }) {
  const t = useText();
  const field = useFieldProps(templateFields);
  const { notices } = useShell();
  const { run } = useCommand('updateTemplate');
  const { template, onOutdated, onClose } = props;
  // The list may be refetched while the form is open.
  const [initialValues] = useState<TemplateNameValues>({ name: template.name });
  return (
    <Form<TemplateNameValues>
      label={t('templates.rename')}
      initialValues={initialValues}
      loadValidator={loadTemplateRules}
      {...templateFormProps}
      onSubmit={async ({ name }) => {
        const { id, version } = template;
        const outcome = await run({ path: { id }, body: { name: name.trim() }, ifMatch: version });
        if (!outcome.ok) {
          if (outcome.problem.kind === 'conflict') onOutdated();
          return outcome;
        }
        notices.notify({ tone: 'positive', message: { id: 'templates.renamed' } });
        onClose();
        return { ok: true };
      }}
    >
      <Stack gap="s">
        <FormProblem instead={{ conflict: 'templates.changed' }} />
        <FormTextField {...field('name')} autoComplete="off" dir="auto" ref={focus} />
        <Inline gap="s">
          <FormSubmit tone="neutral" variant="outline">
            {t('forms.save')}
          </FormSubmit>
          <Button variant="plain" onClick={onClose}>
            {t('app.cancel')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
