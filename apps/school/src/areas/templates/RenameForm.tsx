import type { Template } from '@school/domain';
import { Button, Inline, Stack } from '@school/ui';
import { useState } from 'react';
import { useCommand } from '../../data/useCommand.ts';
import { FormProblem } from '../../forms/FormProblem.tsx';
import { FormSubmit } from '../../forms/FormSubmit.tsx';
import { FormTextField } from '../../forms/FormTextField.tsx';
import { FormWithDraft } from '../../forms/FormWithDraft.tsx';
import { useComparedFields } from '../../forms/useComparedFields.ts';
import { useFieldProps } from '../../forms/useFieldProps.ts';
import { useText } from '../../intl/useText.ts';
import { useScreenServices } from '../../screen/ScreenRoot.tsx';
import { loadTemplateRules, templateFields, type TemplateNameValues } from './templateFields.ts';

const focus = (field: HTMLInputElement | null) => field?.focus();

/** Form that renames a template. */
export function RenameForm(props: { template: Template; onOutdated(): void; onClose(): void }) {
  const t = useText();
  const field = useFieldProps(templateFields);
  const compared = useComparedFields<TemplateNameValues, unknown>(templateFields, undefined);
  const { notices } = useScreenServices();
  const { run } = useCommand('updateTemplate');
  const { template, onOutdated, onClose } = props;
  // The list may be refetched while the form is open.
  const [initialValues] = useState<TemplateNameValues>({ name: template.name });
  return (
    <FormWithDraft<TemplateNameValues, unknown>
      draftName={`rename-template-${template.id}`}
      label={t('templates.rename')}
      initialValues={initialValues}
      loadValidator={loadTemplateRules}
      fields={templateFields}
      compared={compared}
      onSend={async ({ name }, { keyFor }) => {
        const { id, version: ifMatch } = template;
        const body = { name: name.trim() };
        const outcome = await run({
          path: { id },
          body,
          ifMatch,
          idempotencyKey: keyFor({ body, ifMatch }),
        });
        if (!outcome.ok && outcome.problem.kind === 'conflict') onOutdated();
        return outcome;
      }}
      onSent={() => {
        notices.notify({ tone: 'positive', message: { id: 'templates.renamed' } });
        onClose();
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
    </FormWithDraft>
  );
}
