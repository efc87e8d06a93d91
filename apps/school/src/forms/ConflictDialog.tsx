import { Button, Dialog, RadioGroup, Stack } from '@school/ui';
import { useState } from 'react';
import { useForm } from 'react-final-form';
import { useText } from '../intl/useText.ts';

/** A part of a thing that two people may have changed. */
export type ComparedField<Values> = {
  name: keyof Values & string;
  label: string;
  /** The part as a person reads it. @default the value itself */
  textOf?(values: Values): string;
};

type Side = 'mine' | 'theirs';

const textOf = <Values extends object>(field: ComparedField<Values>, values: Values): string =>
  field.textOf?.(values) ?? String(values[field.name] ?? '');

/**
 * Both versions of a thing that somebody else changed meanwhile, part by part. What is chosen goes into the form; nothing
 * is sent until its author says so again.
 */
export function ConflictDialog<Values extends object>(props: {
  theirs: Values;
  fields: readonly ComparedField<Values>[];
  /** The form holds what was chosen. */
  onSettled(): void;
  onClose(): void;
}) {
  const t = useText();
  const form = useForm<Values>();
  const mine = form.getState().values as Values;
  const { theirs } = props;
  const [sides, setSides] = useState<Partial<Record<string, Side>>>({});
  const different = props.fields.filter(
    ({ name }) => JSON.stringify(mine[name]) !== JSON.stringify(theirs[name]),
  );

  const settle = () => {
    form.batch(() => {
      for (const { name } of different) {
        if (sides[name] === 'theirs') form.change(name as never, theirs[name] as never);
      }
    });
    props.onSettled();
  };

  return (
    <Dialog
      open
      size="m"
      onOpenChange={(open) => {
        if (!open) props.onClose();
      }}
      title={t('forms.conflict.title')}
      description={t(different.length > 0 ? 'forms.conflict.body' : 'forms.conflict.same')}
      footer={
        <>
          <Button variant="plain" onClick={props.onClose}>
            {t('app.cancel')}
          </Button>
          <Button tone="accent" variant="solid" onClick={settle}>
            {t('forms.conflict.settle')}
          </Button>
        </>
      }
    >
      <Stack gap="xl">
        {different.map((field) => (
          <RadioGroup
            key={field.name}
            label={field.label}
            variant="cards"
            value={sides[field.name] ?? 'mine'}
            onValueChange={(side) => setSides((now) => ({ ...now, [field.name]: side as Side }))}
            options={(['mine', 'theirs'] as const).map((side) => ({
              value: side,
              label: t(`forms.conflict.${side}`),
              help: textOf(field, side === 'mine' ? mine : theirs) || t('forms.conflict.empty'),
            }))}
          />
        ))}
      </Stack>
    </Dialog>
  );
}
