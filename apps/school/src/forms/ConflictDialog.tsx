import { Button, DescriptionList, Dialog, Heading, RadioGroup, Stack, Text } from '@school/ui';
import { useState } from 'react';
import { useForm } from 'react-final-form';
import type { Change } from '../data/changes.ts';
import { useText } from '../intl/useText.ts';
import { type ComparedField, textOfField } from './compared.ts';
import { merge } from './merge.ts';
import { useChangeText } from './useChangeText.ts';

type Side = 'mine' | 'theirs';

/**
 * Resolves a conflict between the form and another person's changes. Takes fields that only they changed; where both changed
 * a field, the user chooses. Puts the result in the form, which sends it on the next save.
 */
export function ConflictDialog<Values extends object>(props: {
  /** Values that editing started from; null if unknown. */
  base: Values | null;
  theirs: Values;
  fields: readonly ComparedField<Values>[];
  /** Author and time of the newer version. */
  change: Partial<Change> | undefined;
  /** Called after the merged values are in the form. */
  onSettled(): void;
  onClose(): void;
}) {
  const t = useText();
  const form = useForm<Values>();
  const changeText = useChangeText();
  const { base, theirs, fields } = props;
  // Compares the values that the form had when the dialog opened.
  const [mine] = useState(() => form.getState().values as Values);
  const [sides, setSides] = useState<Partial<Record<string, Side>>>({});
  const { values, both, onlyTheirs } = merge({ base, mine, theirs }, fields);
  const conflicts = fields.filter(({ name }) => both.includes(name));
  const merged = fields.filter(({ name }) => onlyTheirs.includes(name));

  const settle = () => {
    form.batch(() => {
      for (const name of onlyTheirs) form.change(name as never, values[name] as never);
      for (const { name, parts = [] } of conflicts) {
        if (sides[name] !== 'theirs') continue;
        for (const part of [name, ...parts]) form.change(part as never, theirs[part] as never);
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
      description={changeText(props.change)}
      footer={
        <>
          <Button variant="plain" onClick={props.onClose}>
            {t('app.cancel')}
          </Button>
          <Button tone="accent" variant="solid" onClick={settle}>
            {t('forms.conflict.resolve')}
          </Button>
        </>
      }
    >
      <Stack gap="xl">
        {conflicts.length > 0 && <Text>{t('forms.conflict.body')}</Text>}
        {conflicts.length === 0 && merged.length === 0 && <Text>{t('forms.conflict.same')}</Text>}
        {conflicts.map((field) => (
          <RadioGroup
            key={field.name}
            label={field.label}
            variant="cards"
            value={sides[field.name] ?? 'mine'}
            onValueChange={(side) => setSides((now) => ({ ...now, [field.name]: side as Side }))}
            options={(['mine', 'theirs'] as const).map((side) => ({
              value: side,
              label: t(`forms.conflict.${side}`),
              help: textOfField(field, side === 'mine' ? mine : theirs) || t('forms.conflict.empty'),
            }))}
          />
        ))}
        {merged.length > 0 && (
          <Stack gap="s">
            <Heading level={3}>{t('forms.conflict.merged')}</Heading>
            <DescriptionList
              items={merged.map((field) => ({
                id: field.name,
                term: field.label,
                details: textOfField(field, theirs) || t('forms.conflict.empty'),
              }))}
            />
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}
