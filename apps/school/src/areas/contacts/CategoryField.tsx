import { useState } from 'react';
import { useQuery } from '../../data/useQuery.ts';
import { FormCombobox } from '../../forms/FormCombobox.tsx';
import { useText } from '../../intl/useText.ts';
import { useFieldProps } from '../../forms/useFieldProps.ts';
import { contactFields } from './contactValues.ts';

const one = { query: { per_page: 1 } };

/** Combobox for a contact's category: an existing or a new one. */
export function CategoryField() {
  const t = useText();
  const field = useFieldProps(contactFields);
  const [typed, setTyped] = useState('');
  const usedCategories = useQuery('listContacts', one).data?.meta.categories ?? [];
  const word = typed.trim();
  const isNew = word !== '' && !usedCategories.some((each) => each.toLowerCase() === word.toLowerCase());
  return (
    <FormCombobox
      {...field('category')}
      help={t('contacts.form.categoryHelp')}
      optional
      dir="auto"
      onChange={(event) => setTyped(event.currentTarget.value)}
      options={[
        ...usedCategories.map((each) => ({ value: each, label: each })),
        ...(isNew ? [{ value: word, label: word, description: t('contacts.form.newCategory') }] : []),
      ]}
    />
  );
}
