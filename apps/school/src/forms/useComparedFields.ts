import { useIntl } from 'react-intl';
import { useCollege } from '../data/DataRoot.tsx';
import { useText } from '../intl/useText.ts';
import type { ComparedField } from './compared.ts';
import { type ComparedFormFields, type CompareTools, toComparedFields } from './fields.ts';

/** Returns the fields that the conflict dialog compares, formatted for readers. */
export function useComparedFields<Values extends object, Tools>(
  fields: ComparedFormFields<Values, Tools>,
  tools: Tools | undefined,
): ComparedField<Values>[] {
  const t = useText();
  const intl = useIntl();
  const timeZone = useCollege()?.setting.timezone;
  // A form without own tools has only the common ones.
  return toComparedFields(fields, { ...tools, t, intl, timeZone } as Tools & CompareTools);
}
