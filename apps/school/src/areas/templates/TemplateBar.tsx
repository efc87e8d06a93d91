import type { TemplateKind, TemplateParts } from '@school/domain';
import { Button, Inline } from '@school/ui';
import { useFormReader } from '../../forms/useFormValue.ts';
import { useText } from '../../intl/useText.ts';
import { TemplatesButton } from './TemplatesButton.tsx';
import { useSaveTemplate } from './useSaveTemplate.tsx';

/** Above the fields of a new record: starts again from a template, or saves the values as one. */
export function TemplateBar<Values extends object>(props: {
  kind: TemplateKind;
  fields: object;
  /** Converts the form's values to those of a template. */
  toParts(values: Values): TemplateParts;
  /** Returns the URL of the form that starts from a template. */
  toHref(id: string): string;
}) {
  const t = useText();
  const read = useFormReader<Values>();
  const { kind, fields, toParts, toHref } = props;
  const { save, dialog } = useSaveTemplate(kind, fields);
  return (
    <Inline gap="s">
      <TemplatesButton labelled kind={kind} toHref={toHref} />
      <Button
        size="s"
        variant="plain"
        icon="save"
        onClick={() => save(() => Promise.resolve({ ok: true, data: toParts(read()) }))}
      >
        {t('templates.save')}
      </Button>
      {dialog}
    </Inline>
  );
}
